import { reportMediaChanges, rewriteMatches } from '#mocks/panel/host/media-listeners.ts';
import { watchRules } from '#mocks/panel/host/watch-rules.ts';
import { createColorForcer, forcedSheet } from './forced-colors.ts';
import { textSizes, type ToolbarGlobals } from './global-types.ts';

type Settings = Pick<ToolbarGlobals, 'textSize' | 'motion' | 'colors'>;

/** `grid` asks for terminals with a fixed grid of characters, so on a screen one of these always matches. */
const always = '(grid: 0)';
const never = '(grid: 1)';

/** Rewrites a media query so that it matches as on a device with the settings. */
function rewriteMedia(query: string, { textSize, motion, colors }: Settings): string {
  let rewritten = query;
  if (motion === 'reduced') {
    rewritten = rewritten
      .replaceAll(/\(prefers-reduced-motion(?:: reduce)?\)/g, always)
      .replaceAll('(prefers-reduced-motion: no-preference)', never);
  }
  if (colors === 'forced') {
    rewritten = rewritten
      .replaceAll(/\(forced-colors(?:: active)?\)/g, always)
      .replaceAll('(forced-colors: none)', never);
  }
  if (textSize === undefined) return rewritten;
  // Media queries count in the default font size of the browser, which a page cannot change.
  return rewritten.replaceAll(
    /(\d*\.?\d+)(r?em)\b/g,
    (_, length: string, unit: string) => `${(Number(length) * textSizes[textSize]) / 100}${unit}`,
  );
}

/**
 * Shows the page as on a device with reduced motion, forced colours or larger text. Only the browser's developer tools
 * can change these settings, so the rules of all stylesheets and the media queries of scripts are rewritten.
 *
 * @returns a function that restores everything
 */
export function emulateMedia(settings: Settings): () => void {
  const undo: (() => void)[] = [];
  const rewrite = (query: string) => rewriteMedia(query, settings);
  const hasForcedColors = settings.colors === 'forced';
  const forceColors = createColorForcer();

  const stopWatching = watchRules((rule) => {
    if (rule instanceof CSSMediaRule) {
      const { mediaText } = rule.media;
      const rewritten = rewrite(mediaText);
      if (rewritten === mediaText) return;
      rule.media.mediaText = rewritten;
      undo.push(() => (rule.media.mediaText = mediaText));
    }
    if (hasForcedColors && rule instanceof CSSStyleRule) {
      const restore = forceColors(rule);
      if (restore) undo.push(restore);
    }
  }, forcedSheet);
  undo.push(stopWatching, rewriteMatches(rewrite));
  if (hasForcedColors) {
    document.adoptedStyleSheets.push(forcedSheet);
    undo.push(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== forcedSheet);
    });
  }
  reportMediaChanges();

  return () => {
    for (const restore of undo) restore();
    reportMediaChanges();
  };
}
