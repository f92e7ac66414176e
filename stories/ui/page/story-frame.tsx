import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useDocsGlobals } from '../../../.storybook/docs-globals.ts';
import { embeddedParameter } from '../../../.storybook/embedded-focus.ts';
import { globalTypes, type ToolbarGlobals } from '../../../.storybook/toolbar/global-types.ts';
import styles from './component-page.module.css';

const switches = Object.keys(globalTypes) as (keyof ToolbarGlobals)[];

/** A story in a frame, in which it plays, with the toolbar's settings. */
export function StoryFrame({ id, name, height }: { id: string; name: string; height: string }) {
  const globals = useDocsGlobals(useContext(DocsContext).channel);
  const settings = switches.flatMap((key) => (globals[key] === undefined ? [] : `${key}:${globals[key]}`));
  const url = `iframe.html?viewMode=story&id=${id}&${embeddedParameter}&globals=${settings.join(';')}`;
  return <iframe key={url} title={name} src={url} className={styles.frame} style={{ height }} />;
}
