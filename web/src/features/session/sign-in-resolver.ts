import type { z } from 'zod';
import { LoginInput } from '@assay/schema/session/session';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';

type Credentials = z.input<typeof LoginInput>;

export const signInResolver = contractResolver<Credentials, Credentials>(LoginInput);
