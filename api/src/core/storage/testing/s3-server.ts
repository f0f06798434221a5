import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** As much of S3 as the driver calls: signed PUT, GET, HEAD and DELETE of one bucket. */
export function s3Server(objects: Map<string, Buffer>): Server {
  return createServer((request, response) => {
    void (async () => {
      const key = request.url?.split('?')[0] ?? '';
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
        return response.writeHead(403).end();
      if (request.method === 'PUT') {
        const body = await buffer(request);
        if (body.length !== Number(request.headers['content-length']))
          return response.writeHead(400).end();
        objects.set(key, body);
        return response.writeHead(200, { etag: '"1"' }).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      const found = objects.get(key);
      if (found === undefined) return response.writeHead(404).end();
      response.writeHead(200, {
        'content-length': found.length,
        'last-modified': new Date(0).toUTCString(),
      });
      return response.end(request.method === 'HEAD' ? undefined : found);
    })();
  });
}
