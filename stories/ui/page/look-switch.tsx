import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { Segments } from '#ui/form/Segments.tsx';
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

interface Look {
  theme: (typeof themes)[number]['id'];
  density: (typeof densities)[number]['id'];
}

/** The theme and the density of the toolbar. */
export function useLook(): Look {
  const context = useContext(DocsContext);
  const [look, setLook] = useState(context.getStoryContext(context.storyById()).globals as Look);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals: Look }) => setLook(globals);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
  return look;
}

/** Sets theme and density of the page, as the toolbar does. */
export function LookSwitch() {
  const look = useLook();
  // Stories in frames do not set the theme of the page.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = look.theme;
  }, [look.theme]);
  const change = (globals: Partial<Look>) => addons.getChannel().emit('updateGlobals', { globals });
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
