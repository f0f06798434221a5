import { Regulator } from '@assay/schema/reference/regulators';
import { objectType } from '../../core/object-fields.ts';

export const RegulatorType = objectType(Regulator);
