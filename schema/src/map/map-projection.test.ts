import { expect, it } from 'vitest';
import { landPath, type Outlines } from './state-outlines.ts';
import { atEdge, circleOf, extentOf, projectionOf, UNITS } from './map-projection.ts';

it('has north above and the middle in the middle', () => {
  const project = projectionOf({ latitude: 30, longitude: -97 }, 69.1);

  expect(project({ latitude: 30, longitude: -97 })).toEqual({ x: 0, y: 0 });
  expect(project({ latitude: 31, longitude: -97 }).y).toBeCloseTo(-UNITS);
  expect(project({ latitude: 30, longitude: -96 }).x).toBeCloseTo(UNITS * 0.866, 1);
});

it('looks across the meridian of 180°', () => {
  const project = projectionOf({ latitude: 52, longitude: 179.9 }, 100);

  expect(project({ latitude: 52, longitude: -179.9 }).x).toBeCloseTo(17, 0);
});

it('shows all sites, and half as far with each level', () => {
  expect(extentOf(50, 0)).toBeCloseTo(56);
  expect(extentOf(50, 2)).toBeCloseTo(14);
  expect(circleOf(56)).toBe(50);
  expect(circleOf(0.1)).toBe(0.5);
});

it('leads what is out of sight to the edge', () => {
  expect(atEdge({ x: 400, y: -100 }, 0)).toEqual({ x: UNITS, y: -UNITS / 4 });
  expect(atEdge({ x: 10, y: 20 }, 0)).toEqual({ x: 10, y: 20 });
});

it('draws rings from their lines, also backwards, and leaves out what is far away', () => {
  const outlines: Outlines = {
    scale: [1, 1],
    translate: [-100, 30],
    arcs: [
      [0, 0, 10, 0],
      [0, 0, 10, 10],
      [900, 0, 1, 1],
    ],
    rings: [[0, -2], [2]],
  };
  const plain = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
    x: longitude + 100,
    y: latitude - 30,
  });

  expect(landPath(outlines, plain)).toBe('M0.0,0.0L10.0,0.0L10.0,10.0L0.0,0.0Z');
});
