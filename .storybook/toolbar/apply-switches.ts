import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { emulateMedia } from './emulate-media.ts';
import { textSizes, type ToolbarGlobals } from './global-types.ts';
import { showPseudoLanguage } from './pseudo-language.ts';

type Name = 'media' | 'language';

/** The changes of the page, with functions that revert them. */
const applied = new Map<Name, { settings: string; restore: () => void }>();

/**
 * Applies the switches that change the page around stories, before they render. Theme, density and React Aria's locale
 * are set by `Root`.
 *
 * @returns a function that restores the page
 */
export function applySwitches(globals: ToolbarGlobals): () => void {
  const { textSize, direction, language, motion, colors } = globals;
  const root = document.documentElement;
  root.style.fontSize = textSize ? `${textSizes[textSize]}%` : '';
  root.dir = direction ?? '';
  const media = { textSize, motion, colors };
  if (textSize ?? motion ?? colors) apply('media', JSON.stringify(media), () => emulateMedia(media));
  else restore('media');
  const isPseudo = language === 'pseudo';
  const stopWaiting = isPseudo ? afterStory(startPseudoLanguage) : undefined;
  if (!isPseudo) restore('language');
  return () => {
    stopWaiting?.();
    root.style.fontSize = '';
    root.dir = '';
    restore('media');
    restore('language');
  };
}

const startPseudoLanguage = () => apply('language', 'pseudo', () => showPseudoLanguage(document.body));

/** The steps of a story look for its English texts, so they run first. */
function afterStory(start: () => void): () => void {
  const channel = addons.getChannel();
  channel.once(STORY_RENDERED, start);
  return () => channel.off(STORY_RENDERED, start);
}

function apply(name: Name, settings: string, change: () => () => void): void {
  if (applied.get(name)?.settings === settings) return;
  restore(name);
  applied.set(name, { settings, restore: change() });
}

function restore(name: Name): void {
  applied.get(name)?.restore();
  applied.delete(name);
}
