import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
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

/** Sets theme and density of the page, as the toolbar does. */
export function LookSwitch() {
  const context = useContext(DocsContext);
  const [look, setLook] = useState(context.getStoryContext(context.storyById()).globals as Look);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals: Look }) => setLook(globals);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
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
