import { useLayoutEffect } from 'react';
import type { ReadingSettings } from '#components/reading/reading-settings.ts';
import './reading-look.css';

type ReadingLookProps = Pick<ReadingSettings, 'font' | 'spacing' | 'lines'>;

/** Applies font, spacing and line length. Its stylesheet loads only for a learner who has chosen one of them. */
export function ReadingLook({ font, spacing, lines }: ReadingLookProps) {
  useRootSetting('data-reading-font', font);
  useRootSetting('data-reading-spacing', spacing);
  useRootSetting('data-reading-lines', lines);
  return null;
}

/** Sets an attribute on the root element, because dialogs are children of body. */
function useRootSetting(name: string, value: string): void {
  useLayoutEffect(() => {
    if (value === 'normal') return;
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}
