/** The used part of MicroPython's module, which has no types. */
interface MicroPython {
  ccall: (
    name: string,
    returns: 'null' | 'number',
    types: readonly ('number' | 'pointer')[],
    values: readonly number[],
  ) => number;
  lengthBytesUTF8: (text: string) => number;
  stringToUTF8: (text: string, address: number, size: number) => void;
  UTF8ToString: (address: number, length: number) => string;
  getValue: (address: number, type: 'i32') => number;
  _malloc: (size: number) => number;
}

interface MicroPythonOptions {
  /** Receives each byte of output. */
  stdout: (byte: number) => void;
  stderr: (byte: number) => void;
  instantiateWasm: (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance) => void,
  ) => WebAssembly.Exports;
}

export default function createMicroPython(options: MicroPythonOptions): Promise<MicroPython>;
