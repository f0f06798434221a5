import { createContext } from 'react';
import type { z } from 'zod';

/** Contract of the form around a field; null outside of a `Form`. */
export const ContractContext = createContext<z.ZodType | null>(null);
