import type { StoryContext } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { clearAllMocks } from 'storybook/test';
import { ComponentPage } from './component-page.tsx';
import { PageContainer } from './page-container.tsx';

/**
 * The texts of a component's page. A name in brackets, such as `[Alert]`, becomes a link to the page of that component.
 * What the component is comes from its docstring, the props from its types. A page without a component has no props.
 */
export interface Guide {
  /** Replaces the docstring on a page of several components, or of a function. */
  lead?: string;
  use: readonly string[];
  /** Cases for another component, which the text names. */
  instead: readonly string[];
  anatomy?: Anatomy;
  do: readonly string[];
  dont: readonly string[];
}

export interface Anatomy {
  /** For a component that leaves the page, such as a dialog, omit it: the first story of the file has the parts. */
  render?: () => ReactNode;
  /** Selectors by name of the part. A selector that begins with `=` is the text of the element. */
  parts: Readonly<Record<string, string>>;
}

/** The parameters of a stories file whose documentation page is that of a component. */
export const componentPage = (guide: Guide) => ({
  guide,
  docs: { page: ComponentPage, container: PageContainer },
});

type KeyboardContext = Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>;

export interface KeyboardRow {
  /** The names of keys with the same effect: 'Tab', 'Shift + Tab', 'Enter', 'Space', 'Arrow down'. */
  keys: readonly string[];
  effect: string;
  /** Runs before each key. */
  before?: (context: KeyboardContext) => unknown;
  /** Checks the effect after each key. Mock functions then contain only the calls since `before`. */
  check: (context: KeyboardContext) => Promise<void>;
}

/** A story that presses each key of the table and checks its effect. The page shows the same rows. */
export const keyboardTable = (rows: readonly KeyboardRow[]) => ({
  parameters: { keyboard: rows },
  play: async (context: KeyboardContext) => {
    for (const { keys, effect, before, check } of rows) {
      for (const key of keys) {
        await context.step(`${key}: ${effect}`, async () => {
          await before?.(context);
          clearAllMocks();
          await press(context, key);
          await check(context);
        });
      }
    }
  },
});

const userEventNames: Readonly<Record<string, string>> = { Space: ' ', Point: '.', Comma: ',' };

async function press({ userEvent }: KeyboardContext, key: string) {
  if (key === 'Tab') return userEvent.tab();
  if (key === 'Shift + Tab') return userEvent.tab({ shift: true });
  const name = key.replace(/ (\w)/, (_, letter: string) => letter.toUpperCase());
  return userEvent.keyboard(userEventNames[key] ?? `{${name}}`);
}
