import type { FileFormat } from '../file-formats.ts';

/** The smallest real file of each format. */
export const sampleFiles = {
  csv: Buffer.from('Name,Zip\r\n"Ann, B.",73301\r\n'),
  svg: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0F766E"/></svg>',
  ),
  pdf: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOQjpsNAAGsARVASj/gAAAAAElFTkSuQmCC',
    'base64',
  ),
  jpeg: Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
  tiff: Buffer.from(
    'SUkqAAoAAAD/AAgAAAEDAAEAAAABAAAAAQEDAAEAAAABAAAAAgEDAAEAAAAIAAAAAwEDAAEAAAABAAAABgEDAAEAAAABAAAAEQEEAAEAAAAIAAAAFgEDAAEAAAABAAAAFwEEAAEAAAABAAAAAAAAAA==',
    'base64',
  ),
  xlsx: Buffer.from(
    'UEsDBBQAAAAIAJdbdF0jOI9P2wAAAFwBAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbJWQvU7EMAyAXyXKipoUBoRQ2xv4GYHheACTuG3UJI6S3FHeHrcHCxuTZfuzP9ndYQ1enDEXR7GX16qVAqMh6+LUy/fjc3MnD0N3/EpYBKOx9HKuNd1rXcyMAYqihJE7I+UAldM86QRmgQn1TdveakOxYqxN3XbIoXvEEU6+iqeVyxdtRl+keLiAm6uXkJJ3Bir39TnaP5bmx6B4cmfK7FK5YkDqoXvle7KzKN4g1xcIvE6vXn9SXj6IFrVh/7LRODqDlswp8IgqKSPYMiPW4NUeVQAXf/16f9fwDVBLAwQUAAAACACXW3Rdzp6YEw0AAAALAAAADwAAAHhsL3dvcmtib29rLnhtbLMpzy/KTsrPz9a3AwBQSwECFAMUAAAACACXW3RdIziPT9sAAABcAQAAEwAAAAAAAAAAAAAAgAEAAAAAW0NvbnRlbnRfVHlwZXNdLnhtbFBLAQIUAxQAAAAIAJdbdF3OnpgTDQAAAAsAAAAPAAAAAAAAAAAAAACAAQwBAAB4bC93b3JrYm9vay54bWxQSwUGAAAAAAIAAgB+AAAARgEAAAAA',
    'base64',
  ),
} satisfies Record<FileFormat, Buffer>;

/** A ZIP that is no XLSX. */
export const plainZip = Buffer.from(
  'UEsDBBQAAAAAAJdbdF2GphA2BQAAAAUAAAAFAAAAYS50eHRoZWxsb1BLAQIUAxQAAAAAAJdbdF2GphA2BQAAAAUAAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4dFBLBQYAAAAAAQABADMAAAAoAAAAAAA=',
  'base64',
);
