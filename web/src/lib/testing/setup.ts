import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { installFieldMessages } from '@assay/schema/core/field-errors';
import { afterEach, beforeEach } from 'vitest';
import { z } from 'zod';

// jsdom lacks what layout-bound components ask for.
class ObserverStub {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= ObserverStub as unknown as typeof ResizeObserver;
globalThis.IntersectionObserver ??= ObserverStub as unknown as typeof IntersectionObserver;
window.matchMedia ??= (media: string) =>
  ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    onchange: null,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;
window.scrollTo = () => {};
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

// A loaded machine needs more than the default second.
configure({ asyncUtilTimeout: 5_000 });
z.config({ jitless: true });
installFieldMessages();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
