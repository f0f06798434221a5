import { WebSocket } from 'undici';
import { memoryOf } from './process.ts';

export interface Memory {
  /** Resident memory of the process, MB. */
  rss: number;
  /** Live objects after a full collection, MB. */
  heap: number;
}

interface Reply {
  id: number;
  result?: { result?: { value?: number } };
}

/** Sends one command of the inspector's protocol and answers its result. */
function command(socket: WebSocket, id: number, method: string, params: object = {}) {
  return new Promise<Reply['result']>((resolve) => {
    const listen = ({ data }: { data: unknown }) => {
      const reply = JSON.parse(String(data)) as Reply;
      if (reply.id !== id) return;
      socket.removeEventListener('message', listen);
      resolve(reply.result);
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method, params }));
  });
}

/** Speaks to a process that was started with `--inspect=<port>`. */
async function open(inspectPort: number): Promise<WebSocket> {
  const targets = await fetch(`http://127.0.0.1:${inspectPort}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (target === undefined) throw new Error(`Nothing can be inspected at ${inspectPort}.`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  return socket;
}

/** The number that an expression comes to inside such a process. */
export async function evaluate(inspectPort: number, expression: string): Promise<number> {
  const socket = await open(inspectPort);
  const answer = await command(socket, 1, 'Runtime.evaluate', { expression });
  socket.close();
  return answer?.result?.value ?? 0;
}

/** Memory of such a process after its garbage was collected. */
export async function quietMemory(pid: number, inspectPort: number): Promise<Memory> {
  const socket = await open(inspectPort);
  await command(socket, 1, 'HeapProfiler.collectGarbage');
  await command(socket, 2, 'HeapProfiler.collectGarbage');
  const heap = await command(socket, 3, 'Runtime.evaluate', {
    expression: 'process.memoryUsage().heapUsed',
  });
  socket.close();
  return { rss: memoryOf(pid), heap: (heap?.result?.value ?? 0) / 2 ** 20 };
}
