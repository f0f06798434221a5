import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { installFieldMessages } from '@assay/schema/core/field-errors';
import { afterEach, beforeEach } from 'vitest';
import { z } from 'zod';
import { closeAllToasts } from '../toasts.ts';

// A loaded machine needs more than the default second.
configure({ asyncUtilTimeout: 15_000 });
z.config({ jitless: true });
installFieldMessages();

// Files share their modules: what a test before left behind, or a save that ended after it, is nobody's.
beforeEach(() => {
  closeAllToasts();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
