import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { apiBaseUrl } from '#lib/configuration.ts';
import preview from '../../.storybook/preview.tsx';
import { phone } from '../../stories/variants.ts';
import { visit } from '../../stories/visit.tsx';

/**
 * Intentionally broken stories, which every-story.spec.ts must report, and `OnAPhone`, which works. They are only in
 * the test build.
 */
const meta = preview.meta({ title: 'Faulty' });

export const PlayFails = meta.story({
  render: () => <p>Here</p>,
  play: ({ canvas }) => expect(canvas.getByText('Here')).not.toBeVisible(),
});

export const RenderFails = meta.story({
  render: () => {
    throw new Error('This story cannot be rendered.');
  },
});

export const NotAccessible = meta.story({ render: () => <button type="button" /> });

export const UnhandledRejection = meta.story({
  render: () => <p>Here</p>,
  play: async () => {
    const rejected = new Promise((resolve) =>
      addEventListener('unhandledrejection', resolve, { once: true }),
    );
    void Promise.reject(new Error('No handler for this rejection.'));
    await rejected;
  },
});

export const ContractViolation = meta.story({
  ...visit({ at: '/home' }),
  play: async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${apiBaseUrl}/auth/login`, { method: 'POST', headers, body: '7' });
  },
});

export const LeavesThePage = meta.story({
  render: () => <p>Here</p>,
  play: async () => {
    location.assign('/elsewhere');
    await new Promise(() => {});
  },
});

function BreaksLater() {
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    addEventListener('fail', () => setIsBroken(true), { once: true });
  }, []);
  if (isBroken) throw new Error('Too late.');
  return <p>Here</p>;
}

export const FailsLater = meta.story({ render: () => <BreaksLater /> });
export const OnAPhone = meta.story({ render: () => <p>Here</p>, globals: phone });

export const LowContrastInDarkTheme = meta.story({
  render: () => <p style={{ background: 'white', color: 'light-dark(black, silver)' }}>Here</p>,
});

export const UnnamedButtonOnAPhone = meta.story({
  render: () => (
    <>
      <style>{'@media (min-width: 400px) { [data-phone] { display: none } }'}</style>
      <button type="button" data-phone />
    </>
  ),
});

export const TooWide = meta.story({ render: () => <p style={{ width: 500 }}>Here</p> });
export const TooWideWithLargeText = meta.story({ render: () => <p style={{ width: '20rem' }}>Here</p> });

/** Every layout flaw except horizontal scrolling. */
export const WrongLayout = meta.story({
  render: () => (
    <>
      <p role="alert">Not saved</p>
      <section
        role="dialog"
        data-docked
        aria-label="Panel"
        style={{ position: 'fixed', inset: '0 0 auto auto' }}
      >
        Panel
      </section>
      <div role="region" aria-label="Messages" style={{ position: 'fixed', inset: '0 0 auto' }}>
        <ol>
          <li>
            <div role="alertdialog" aria-label="Saved" style={{ width: '100vw' }}>
              Saved
            </div>
          </li>
          <li style={{ position: 'fixed', top: '101vh' }}>
            <div role="alertdialog" aria-label="Deleted" />
          </li>
        </ol>
      </div>
      <div style={{ position: 'fixed', inset: 'auto 0 0', height: '50vh' }}>A high bar</div>
      <p style={{ width: 60, overflow: 'hidden', whiteSpace: 'nowrap' }}>A sentence that does not fit</p>
      <p style={{ width: 60, overflowWrap: 'anywhere' }}>Multiplication</p>
      <div style={{ display: 'grid' }}>
        <p style={{ gridArea: '1 / 1' }}>Below</p>
        <p style={{ gridArea: '1 / 1' }}>Above</p>
      </div>
      <button type="button" style={{ width: 40, whiteSpace: 'nowrap' }}>
        A long label
      </button>
      <button type="button" aria-label="Close" style={{ position: 'absolute', left: -20 }} />
    </>
  ),
});
