import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Segments } from '#ui/form/Segments.tsx';
import { useDocsGlobals } from '../../../.storybook/docs-globals.ts';
import type { ToolbarGlobals } from '../../../.storybook/toolbar/global-types.ts';
import styles from './component-page.module.css';

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

const densities = [
  { id: 'learner', label: 'Learner' },
  { id: 'parent', label: 'Parent' },
  { id: 'staff', label: 'Staff' },
] as const;

/** Sets theme and density of the page, as the toolbar does. */
export function LookSwitch() {
  const look = useDocsGlobals(useContext(DocsContext).channel);
  const change = (globals: Partial<ToolbarGlobals>) => addons.getChannel().emit(UPDATE_GLOBALS, { globals });
  return (
    <div className={styles.look} data-density="staff">
      <Segments
        label="Theme"
        isSmall
        segments={themes}
        selected={look.theme}
        onSelect={(theme) => change({ theme })}
      />
      <Segments
        label="Density"
        isSmall
        segments={densities}
        selected={look.density}
        onSelect={(density) => change({ density })}
      />
    </div>
  );
}
