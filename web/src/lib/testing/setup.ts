import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { installFieldMessages } from '@assay/schema/core/field-errors';
import { afterEach, beforeEach } from 'vitest';
import { z } from 'zod';

// A loaded machine needs more than the default second.
configure({ asyncUtilTimeout: 15_000 });
z.config({ jitless: true });
installFieldMessages();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
