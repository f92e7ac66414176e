import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { portraits } from '#mocks/data/seed/portraits.ts';
import { Portraits } from '#ui/picture/portraits.ts';
import '#ui/styles/fonts.css';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import '#ui/styles/subjects.css';
import '#ui/styles/panels.css';
import type { Screen } from '../stories/screen.tsx';

// A machine may be busy with other things: what a story waits for may take longer than the usual second.
configure({ asyncUtilTimeout: 5000 });

interface RootProps {
  theme: 'light' | 'dark';
  /** Not given for a screen: its shell knows whose it is. */
  density: 'learner' | 'parent' | 'staff' | undefined;
  children: ReactNode;
}

/** A whole screen needs the mock, a session and a router; a component needs nothing of it, so it comes on demand. */
async function loadScreen(screen: Screen | undefined) {
  if (!screen) return {};
  const { prepareScreen } = await import('../stories/screen.tsx');
  return { application: await prepareScreen(screen) };
}

/** A call or an answer that the contract does not allow fails the story that it happened in. */
async function failOnDeviation(screen: Screen | undefined) {
  if (!screen) return;
  const { storyBackend } = await import('../stories/screen.tsx');
  const { deviations, refusedRequests } = await storyBackend();
  const all = [...deviations, ...refusedRequests];
  if (all.length > 0) throw new Error(`Outside the contract: ${JSON.stringify(all, null, 2)}`);
}

/** Theme and density stand on the root element, where the application sets them too: overlays are children of body. */
function Root({ theme, density, children }: RootProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    if (density !== undefined) document.documentElement.dataset['density'] = density;
  }, [theme, density]);
  return children;
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  decorators: [
    (Story, { globals, parameters }) => {
      const { theme, density } = globals as Pick<RootProps, 'theme' | 'density'>;
      return (
        <Root theme={theme} density={parameters['screen'] ? undefined : density}>
          <Portraits value={portraits}>
            <Story />
          </Portraits>
        </Root>
      );
    },
  ],
  loaders: [({ parameters }) => loadScreen(parameters['screen'] as Screen | undefined)],
  afterEach: ({ parameters }) => failOnDeviation(parameters['screen'] as Screen | undefined),
  initialGlobals: { theme: 'light', density: 'parent' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    density: {
      description: 'Density: whose screen it is',
      toolbar: {
        title: 'Density',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'learner', title: 'Learner' },
          { value: 'parent', title: 'Parent and public' },
          { value: 'staff', title: 'Staff' },
        ],
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      // What passed need not be listed node by node; that is a quarter of the time of a run.
      options: { resultTypes: ['violations', 'incomplete'] },
      // React Aria's own live region goes on naming a busy button for seconds after its page has gone.
      context: { exclude: ['[data-live-announcer]'] },
    },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk', type: 'desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
});
