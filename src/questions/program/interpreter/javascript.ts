import variant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { OutputLimit, type Failure, type Outcome, type Print } from './protocol.ts';

const memoryLimit = 32 * 1024 * 1024;
const stackSize = 256 * 1024;

const fileName = 'program.js';

export const loadQuickJs = (): Promise<QuickJSWASMModule> => newQuickJSWASMModuleFromVariant(variant);

/** Runs a program in a new runtime, which has only the objects of the language and `console`. */
export function runJavaScript(quickJs: QuickJSWASMModule, code: string, print: Print): Outcome {
  const runtime = quickJs.newRuntime();
  runtime.setMemoryLimit(memoryLimit);
  runtime.setMaxStackSize(stackSize);
  const context = runtime.newContext();
  let isOverLimit = false;
  addConsole(context, (line) => {
    try {
      print(line);
    } catch (error) {
      isOverLimit = error instanceof OutputLimit;
    }
  });
  // Ends a program that catches its errors.
  runtime.setInterruptHandler(() => isOverLimit);
  const evaluated = context.evalCode(code, fileName, { type: 'global' });
  const jobs = evaluated.error ? undefined : runtime.executePendingJobs();
  if (isOverLimit) return { kind: 'limit', limit: 'output' };
  const error = evaluated.error ?? jobs?.error ?? findRejection(context, evaluated.value);
  return error ? { kind: 'failed', failure: toFailure(context.dump(error)) } : { kind: 'done' };
}

/** Returns the error of a rejected promise, if the last statement returned one, such as `main()`. */
function findRejection(context: QuickJSContext, last: QuickJSHandle): QuickJSHandle | undefined {
  const state = context.getPromiseState(last);
  return state.type === 'rejected' ? state.error : undefined;
}

function addConsole(context: QuickJSContext, print: Print): void {
  const log = context.newFunction('log', (...values: QuickJSHandle[]) => {
    print(values.map((value) => describe(context, value)).join(' '));
  });
  const console = context.newObject();
  for (const name of ['log', 'info', 'warn', 'error']) context.setProp(console, name, log);
  context.setProp(context.global, 'console', console);
}

function describe(context: QuickJSContext, handle: QuickJSHandle): string {
  if (context.typeof(handle) === 'string') return context.getString(handle);
  const value: unknown = context.dump(handle);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return typeof value === 'function' ? 'function' : String(value);
}

function toFailure(error: unknown): Failure {
  if (typeof error !== 'object' || error === null || !('message' in error)) {
    return { type: 'Error', message: String(error) };
  }
  const { name, message, stack } = error as { name?: unknown; message: unknown; stack?: unknown };
  const line = new RegExp(`${fileName}:(\\d+)`).exec(String(stack))?.[1];
  return {
    type: String(name),
    message: String(message),
    line: line === undefined ? undefined : Number(line),
  };
}
