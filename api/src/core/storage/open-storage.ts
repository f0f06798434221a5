import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../../config.ts';
import { DriveStorage } from './drive-storage.ts';
import type { Storage } from './storage.ts';

type StorageSettings = Pick<
  Config,
  | 'ASSAY_DATA'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** The SDK is a large import; an installation that keeps its files in a directory never needs it. */
async function openBucket(bucket: string, settings: StorageSettings): Promise<Storage> {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new DriveStorage(
    new S3Driver({
      bucket,
      visibility: 'private',
      /* Access is granted by policy of the bucket; many S3-compatible stores know no ACLs. */
      supportsACL: false,
      region: S3_REGION ?? 'us-east-1',
      ...(S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT, forcePathStyle: true }),
      ...(S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined
        ? {}
        : {
            credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
          }),
      /* Trailing checksums are new and refused by older stores. */
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

/**
 * The store of files: `<ASSAY_DATA>/files`, or the bucket of S3_BUCKET. Credentials that are not set
 * are looked for where the AWS SDK looks (instance role, environment).
 */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  if (settings.S3_BUCKET !== undefined) return openBucket(settings.S3_BUCKET, settings);
  const location = path.join(settings.ASSAY_DATA, 'files');
  return new DriveStorage(new FSDriver({ location, visibility: 'private' }));
}
