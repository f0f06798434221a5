import {
  errorCatalogue,
  errorText,
  errorTexts,
  type ErrorCode,
  type ErrorParams,
} from '@assay/schema/core/errors';
import type { ErrorEnvelope } from '@assay/schema/core/envelope';
import { fieldError, type FieldErrorTree } from '@assay/schema/core/field-error-tree';

export interface RefusalOptions {
  /** Values for the text of the code. */
  params?: ErrorParams;
  /** Failures by field, when the refusal belongs to fields. */
  errors?: FieldErrorTree;
  /** Commits what the transaction wrote before the refusal is answered, e.g. a counted attempt. */
  keepChanges?: boolean;
  /** Words that say more than those of the code. */
  text?: string;
  cause?: unknown;
}

/** A refusal of the catalog: thrown anywhere, turned into the error envelope in one place. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode | null;
  readonly status: number;
  readonly params: ErrorParams;
  readonly errors: FieldErrorTree | undefined;
  readonly keepChanges: boolean;

  /** `code` null is a failure of fields only: 400 without a top-level code (contract §0.4). */
  constructor(code: ErrorCode | null, options: RefusalOptions = {}) {
    const params = options.params ?? {};
    super(options.text ?? (code === null ? errorTexts.inputValues : errorText(code, params)), {
      cause: options.cause,
    });
    this.code = code;
    this.status = code === null ? 400 : errorCatalogue[code].status;
    this.params = params;
    this.errors = options.errors;
    this.keepChanges = options.keepChanges ?? false;
  }

  /** Field rules failed: 400 with the failures by field. */
  static fields(errors: FieldErrorTree): Refusal {
    return new Refusal(null, { errors });
  }

  /** A rule that belongs to one field: the code on top and again under the field (contract §0.4). */
  static field(path: readonly PropertyKey[], code: ErrorCode, params: ErrorParams = {}): Refusal {
    return new Refusal(code, { params, errors: fieldError(path, code, params) });
  }

  /** Absent, deleted, of another tenant or out of scope: all look the same to the caller. */
  static notFound(): Refusal {
    return new Refusal('RESOURCE_NOT_FOUND');
  }

  envelope(requestId: string): ErrorEnvelope {
    return {
      ...(this.code === null ? {} : { errorCode: this.code }),
      message: this.message,
      params: this.params,
      ...(this.errors === undefined ? {} : { errors: this.errors }),
      requestId,
    };
  }
}

/** The record, or the refusal that hides why there is none. */
export function found<T>(record: T | null | undefined): T {
  if (record === null || record === undefined) throw Refusal.notFound();
  return record;
}
