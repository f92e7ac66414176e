/** Named keys; other characters are typed. */
export type Key = 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Space' | 'Tab';

export interface Driver {
  readonly version: string;
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Sets the width of the page in CSS pixels. The browser's toolbars may reduce the height. */
  resize: (width: number, height: number) => Promise<void>;
  /** Evaluates an expression in the page. The result must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export interface Browser {
  id: string;
  name: string;
  /** Missing programs, with their Debian packages. */
  missing: () => { program: string; debianPackage: string }[];
  launch: () => Promise<Driver>;
}
