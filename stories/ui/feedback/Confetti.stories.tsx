import { expect } from 'storybook/test';
import { Confetti } from '#ui/feedback/Confetti.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import preview from '../../../.storybook/preview.tsx';

function Panel() {
  return (
    <div
      style={{
        position: 'relative',
        padding: '24px 32px 0',
        borderRadius: 20,
        background: 'var(--hero)',
        color: '#fff',
      }}
    >
      <Confetti />
      <div style={{ position: 'relative' }}>
        <h2>Well jumped, Lwazi!</h2>
        <Mascot mood="success" onIndigo />
      </div>
    </div>
  );
}

const meta = preview.meta({ title: 'Design system/Confetti', component: Panel });

/** The confetti falls once on mount, and is hidden with reduced motion. */
export const Falling = meta.story({
  play: async ({ canvasElement }) => {
    const pieces = [...canvasElement.querySelectorAll('img')].filter((piece) => piece.checkVisibility());
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(pieces).toHaveLength(isReduced ? 0 : 2);
  },
});
