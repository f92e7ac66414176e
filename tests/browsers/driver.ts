/** Keys with a name; everything else is typed. */
export type Key = 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Space' | 'Tab';

/** A browser with one window, as far as the flow needs one. */
export interface Driver {
  readonly version: string;
  /** Opens a URL and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Gives the page this many CSS pixels in width; the height may lose some to the browser's own bars. */
  resize: (width: number, height: number) => Promise<void>;
  /** The value of an expression in the page, as JSON can carry it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** A press of the mouse at a point of the window. */
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** One keystroke for each letter, to whatever has the focus. */
  type: (text: string) => Promise<void>;
  /** A PNG of what the window shows. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A browser that may be on this machine. */
export interface Browser {
  /** As it is chosen on the command line. */
  id: string;
  name: string;
  /** What is missing to start it, each with the Debian package that brings it. */
  missing: () => { program: string; debianPackage: string }[];
  launch: () => Promise<Driver>;
}
