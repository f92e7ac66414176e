// Collected when Storybook starts (.storybook/source-facts.ts).

declare module 'virtual:source-facts' {
  import type { LucideIcon } from 'lucide-react';

  /** The icons that the application imports, in alphabetical order. */
  export const icons: readonly { name: string; Icon: LucideIcon; files: readonly string[] }[];
  /** The media queries in TypeScript. */
  export const queries: readonly { query: string; file: string }[];
  /** The folders of `src/features` from which the route of each URL imports. */
  export const routeFolders: readonly { path: string; folders: readonly string[] }[];
  /** Maps decisions and requirements to the files that cite them. */
  export const citations: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:messages' {
  // A relative import would have the type any here.
  export const messages: readonly {
    kind: 'validation' | 'dialog' | 'toast' | 'alert' | 'empty';
    text: string;
    file: string;
    stories: readonly { file: string; name: string }[];
  }[];
}
