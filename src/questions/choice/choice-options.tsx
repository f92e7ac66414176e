import { LazyReadAloud } from '#components/reading/lazy-read-aloud.tsx';
import type { Option, OptionMark } from '#ui/form/Option.tsx';
import { FormattedText } from '../text/formatted-text.tsx';
import { toPlainText } from '../text/plain-text.ts';
import { optionPart, spokenOption } from './spoken.ts';

/** Maximum label length in two columns. */
const maxShortLabel = 12;

interface OptionsShown {
  markOf?: (text: string) => OptionMark | undefined;
  readsAloud?: boolean;
}

/** Equal texts are one option, because answers contain the text. An empty option gets a label. */
export function choiceOptions(
  texts: readonly string[],
  { markOf, readsAloud = false }: OptionsShown = {},
): Option[] {
  return [...new Set(texts)].map((text, index) => {
    const label = toPlainText(text).trim();
    if (label === '') return { value: text, label: 'Empty option', mark: markOf?.(text) };
    return {
      value: text,
      label,
      content: <FormattedText text={text} part={optionPart(index)} isBreakable />,
      mark: markOf?.(text),
      ...(readsAloud && {
        aside: <LazyReadAloud kind="icon" name={label} lines={spokenOption(text, index)} />,
      }),
    };
  });
}

/** Two columns need short labels, no media, and no option with the long mark 'Should have been chosen'. */
export function choiceColumns(options: readonly Option[], hasMedia: boolean): 1 | 2 {
  if (hasMedia || options.some((option) => option.mark === 'missed')) return 1;
  return options.every((option) => option.label.length <= maxShortLabel) ? 2 : 1;
}
