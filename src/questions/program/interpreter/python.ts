import createMicroPython from '@micropython/micropython-webassembly-pyscript';
import robotPrelude from '../robot/robot.py?raw';
import type { Outcome, Print, RunRequest } from './protocol.ts';

/**
 * The functions of the page that the interpreter may call: clock, random numbers and output, but no files. All
 * others, which reach JavaScript objects from Python (`import js`), fail: a program has no access to page, network and
 * storage.
 */
const allowedImports =
  /^(?:invoke_\w+|__syscall_\w+|fd_\w+|mp_js_(?:random_u32|ticks_ms|time_ms)|_abort_js|_emscripten_throw_longjmp)$/;

/** Bytes; a larger program gets a MemoryError. */
const memoryLimit = 32 * 1024 * 1024;

/** Bytes of the first heap, which grows, and of the stack for function calls. */
const heapSize = 1024 * 1024;
const stackSize = 16 * 1024;

/** ENOENT of the system interface. */
const noSuchFile = 44;

class Forbidden extends Error {}

type Import = (...values: number[]) => number;

/** @param afterWrite runs after each output; may throw, which ends the program */
function limitImports(
  module: WebAssembly.Module,
  given: WebAssembly.Imports,
  afterWrite: () => void,
): WebAssembly.Imports {
  const limited: WebAssembly.Imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    const original = given[from]?.[name] as Import;
    limited[from] = { ...limited[from], [name]: limitImport(name, original, afterWrite) };
  }
  return limited;
}

function limitImport(name: string, original: Import, afterWrite: () => void): Import {
  if (name === 'emscripten_resize_heap') {
    return (bytes = 0) => (bytes > memoryLimit ? 0 : original(bytes));
  }
  if (name === 'fd_write') {
    return (...values) => {
      const result = original(...values);
      afterWrite();
      return result;
    };
  }
  // Files would fill the memory of the worker, which the limit does not count.
  if (name === '__syscall_openat') return () => -noSuchFile;
  if (allowedImports.test(name)) return original;
  return () => {
    throw new Forbidden(name);
  };
}

/** The longest line in bytes: a line without an end must not fill the memory of the page. */
const longestLine = 4000;

/** Collects bytes into lines. */
function createLineReader() {
  const decoder = new TextDecoder();
  const lines: string[] = [];
  let bytes: number[] = [];
  const endLine = () => {
    lines.push(decoder.decode(new Uint8Array(bytes)));
    bytes = [];
  };
  return {
    write: (byte: number) => {
      if (byte === 10) endLine();
      else bytes.push(byte);
      if (bytes.length === longestLine) endLine();
    },
    /** Removes and returns the complete lines. */
    takeLines: () => lines.splice(0),
    takeAll: () => {
      if (bytes.length > 0) endLine();
      return lines.splice(0);
    },
  };
}

/** Runs a program in a new interpreter. */
export async function runPython(
  module: WebAssembly.Module,
  { code, map }: Pick<RunRequest, 'code' | 'map'>,
  print: Print,
): Promise<Outcome> {
  const { write, takeLines, takeAll } = createLineReader();
  // Prints in `fd_write`: MicroPython treats an error of `write` as a full disk.
  const afterWrite = () => takeLines().forEach(print);
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const instantiate = async (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance) => void,
  ) => {
    try {
      receive(await WebAssembly.instantiate(module, limitImports(module, imports, afterWrite)));
    } catch (error) {
      reject(error);
    }
  };
  const started = createMicroPython({
    stdout: write,
    stderr: write,
    instantiateWasm: (imports, receive) => {
      void instantiate(imports, receive);
      return {};
    },
  });
  const python = await Promise.race([started, failure]);
  python.ccall('mp_js_init', 'null', ['number', 'number'], [stackSize, heapSize]);
  python.ccall('proxy_c_init', 'null', [], []);
  const prelude = map
    ? `${robotPrelude}\nrobot = _Robot(json.loads(${pythonText(JSON.stringify(map))}))\n`
    : '';
  try {
    execute(python, `${prelude}${withoutInput}`);
    const failed = execute(python, code);
    takeAll().forEach(print);
    return failed === undefined ? { kind: 'done' } : toOutcome(failed);
  } catch (error) {
    if (error instanceof Forbidden) {
      return { kind: 'failed', failure: { type: 'ImportError', message: 'js' } };
    }
    throw error;
  }
}

/** The interpreter would wait for input for ever. */
const withoutInput = 'def input(*words):\n    raise OSError("input")\n';

const pythonText = (text: string): string => JSON.stringify(text);

type Python = Awaited<ReturnType<typeof createMicroPython>>;

/** @returns the exception: its name, the character 4, its traceback */
function execute(python: Python, code: string): string | undefined {
  const length = python.lengthBytesUTF8(code);
  const text = python._malloc(length + 1);
  python.stringToUTF8(code, text, length + 1);
  const result = python._malloc(12);
  python.ccall('mp_js_do_exec', 'number', ['pointer', 'number', 'pointer'], [text, length, result]);
  if (python.getValue(result, 'i32') !== -1) return undefined;
  return python.UTF8ToString(python.getValue(result + 8, 'i32'), python.getValue(result + 4, 'i32'));
}

const preludeFunctions = new Set(
  Array.from(`${robotPrelude}${withoutInput}`.matchAll(/def (\w+)/g), ([, name]) => name),
);

function toOutcome(exception: string): Outcome {
  const [type = '', traceback = ''] = exception.split('\u0004');
  const message =
    traceback
      .trimEnd()
      .split('\n')
      .at(-1)
      ?.replace(/^\w+: /, '') ?? '';
  if (type === '_Stop' && (message === 'rock' || message === 'edge' || message === 'many')) {
    return { kind: 'stopped', reason: message };
  }
  const lines = Array.from(
    traceback.matchAll(/File "<stdin>", line (\d+)(?:, in (\S+))?/g),
    ([, line, name]) => ({ line: Number(line), name }),
  );
  // The last lines may be in functions of robot.py.
  const last = lines.findLast(({ name }) => name === undefined || !preludeFunctions.has(name));
  return { kind: 'failed', failure: { type, message, line: last?.line } };
}
