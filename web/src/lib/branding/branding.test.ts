import { productDefaults } from '@assay/schema/tenants/product-defaults';
import { expect, test } from 'vitest';
import { applyCachedStyle, applyStyle, brandingOf, currentBranding } from './branding.ts';

const summit = {
  TENANT_COLOR: '#0F766E',
  TENANT_LOGO: { __typename: 'StyleLogo', uri: '/api/tenantstyle/logo/1' },
  TENANT_TITLE: 'Summit',
  TENANT_PHONE: '3035550142',
  TENANT_EMAIL: 'help@summit.test',
} as const;
const nothing = {
  TENANT_COLOR: null,
  TENANT_LOGO: null,
  TENANT_TITLE: null,
  TENANT_PHONE: null,
  TENANT_EMAIL: null,
};

test('each value that a tenant did not set falls back on its own', () => {
  const branding = brandingOf({ ...nothing, TENANT_TITLE: 'Summit' }, 'summit.assay.example');

  expect(branding).toEqual({
    title: 'Summit',
    color: productDefaults.color,
    logo: null,
    phone: productDefaults.phone,
    email: productDefaults.email,
    isKnown: true,
  });
});

test.each(['localhost', '127.0.0.1', '[::1]'])('on %s the logo is the default', (host) => {
  expect(brandingOf(summit, host).logo).toBeNull();
});

test('on its own host a tenant shows its logo', () => {
  expect(brandingOf(summit, 'summit.localhost').logo).toBe('/api/tenantstyle/logo/1');
});

test('a color that is none is replaced by the product color', () => {
  expect(brandingOf({ ...summit, TENANT_COLOR: 'url(evil)' }, 'summit.localhost').color).toBe(
    productDefaults.color,
  );
});

test('the next start shows the last style before the server has answered', () => {
  applyStyle(summit);
  document.documentElement.removeAttribute('style');

  applyCachedStyle();

  expect(document.documentElement.style.getPropertyValue('--tenant-solid')).toMatch(
    /^light-dark\(#096b63, #[0-9a-f]{6}\)$/,
  );
  expect(currentBranding().title).toBe('Summit');
});

test('a damaged cache shows the product defaults', () => {
  localStorage.setItem('assay.style', '{');

  applyCachedStyle();

  expect(currentBranding()).toMatchObject({ title: productDefaults.title, isKnown: false });
});
