import pythonUrl from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import { OutputLimit, createPrint, type Outcome, type RunMessage, type RunRequest } from './protocol.ts';

/**
 * Runs the programs of learners. Each program has a new interpreter: it cannot reach the objects of this worker or of
 * another program.
 */

const post = (message: RunMessage): void => postMessage(message);

type Start = (print: (line: string) => void) => Outcome | Promise<Outcome>;

async function load(request: RunRequest): Promise<Start> {
  if (request.language === 'javascript') {
    const { loadQuickJs, runJavaScript } = await import('./javascript.ts');
    const quickJs = await loadQuickJs();
    return (print) => runJavaScript(quickJs, request.code, print);
  }
  const [{ runPython }, response] = await Promise.all([import('./python.ts'), fetch(pythonUrl)]);
  // `compileStreaming` would need a server that knows the media type of WebAssembly.
  const python = await WebAssembly.compile(await response.arrayBuffer());
  return (print) => runPython(python, request, print);
}

async function run(request: RunRequest): Promise<void> {
  const start = await load(request).catch(() => undefined);
  if (!start) {
    post({ kind: 'ended', outcome: { kind: 'unavailable' } });
    return;
  }
  post({ kind: 'started' });
  const print = createPrint(request.map !== undefined, (printed) => post({ kind: 'printed', printed }));
  let outcome: Outcome;
  try {
    outcome = await start(print);
  } catch (error) {
    outcome =
      error instanceof OutputLimit
        ? { kind: 'limit', limit: 'output' }
        : { kind: 'failed', failure: { type: 'Error', message: String(error) } };
  }
  post({ kind: 'ended', outcome });
}

addEventListener('message', ({ data }: MessageEvent<RunRequest>) => void run(data));
