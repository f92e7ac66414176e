import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { useDocsGlobals } from '../../../.storybook/docs-globals.ts';
import { embeddedParameter } from '../../../.storybook/embedded-focus.ts';
import { globalTypes, type ToolbarGlobals } from '../../../.storybook/toolbar/global-types.ts';
import styles from './component-page.module.css';

const switches = Object.keys(globalTypes) as (keyof ToolbarGlobals)[];

/** Longer than a story plays, in milliseconds. */
const maxPlayTime = 10_000;

interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: 'storyFinished') => unknown;
    on: (event: 'storyFinished', listener: () => void) => void;
  };
}

/** Calls back when the story of a loaded frame has played. */
export function afterPlay({ contentWindow }: HTMLIFrameElement, callback: () => void): void {
  const storyWindow: StoryWindow | null = contentWindow;
  const channel = storyWindow?.__STORYBOOK_ADDONS_CHANNEL__;
  if (channel?.last('storyFinished')) callback();
  else channel?.on('storyFinished', callback);
}

const turns = { last: Promise.resolve() };

/** Frames play one after another: while stories type, they would take the focus from each other. */
function useTurn() {
  const [turn] = useState(() => Promise.withResolvers<void>());
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const before = turns.last;
    turns.last = turn.promise;
    void before.then(() => setIsReached(true));
    return () => turn.resolve();
  }, [turn]);
  useEffect(() => {
    if (!isReached) return;
    const timer = setTimeout(turn.resolve, maxPlayTime);
    return () => clearTimeout(timer);
  }, [isReached, turn]);
  return { isReached, end: turn.resolve };
}

/** A story in a frame, in which it plays, with the toolbar's settings. */
export function StoryFrame({ id, name, height }: { id: string; name: string; height: string }) {
  const globals = useDocsGlobals(useContext(DocsContext).channel);
  const { isReached, end } = useTurn();
  const settings = switches.flatMap((key) => (globals[key] === undefined ? [] : `${key}:${globals[key]}`));
  const url = `iframe.html?viewMode=story&id=${id}&${embeddedParameter}&globals=${settings.join(';')}`;
  return (
    <iframe
      key={url}
      title={name}
      src={isReached ? url : undefined}
      onLoad={({ currentTarget }) => afterPlay(currentTarget, end)}
      className={styles.frame}
      style={{ height }}
    />
  );
}
