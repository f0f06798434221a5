import { expect, test } from 'vitest';
import { traceOf, traceparentOf } from './trace.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';

test('a trace goes on with a step of its own', () => {
  const found = traceOf(`00-${trace}-${span}-01`);

  expect(found).toMatchObject({ traceId: trace, parentId: span, flags: '01' });
  expect(found.spanId).not.toBe(span);
  expect(traceparentOf(found)).toBe(`00-${trace}-${found.spanId}-01`);
});

test.each([
  undefined,
  '',
  `ff-${trace}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
])('without a header that can be read a trace begins: %s', (header) => {
  const found = traceOf(header);

  expect(found.parentId).toBeNull();
  expect(traceparentOf(found)).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  expect(found.traceId).not.toBe(trace);
});
