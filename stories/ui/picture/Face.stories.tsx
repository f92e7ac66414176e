import { expect } from 'storybook/test';
import { Face } from '#ui/picture/Face.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Row } from '../overlay/sheet-parts.tsx';

const drawn = ['lwazi', 'zola', 'naledi', 'johan'] as const;

function Faces() {
  return (
    <>
      <Row>
        {drawn.map((portrait) => (
          <Face key={portrait} seed={portrait} portrait={portrait} />
        ))}
      </Row>
      <Row>
        {Array.from({ length: 48 }, (_, index) => (
          <Face key={index} seed={`person-${index}`} />
        ))}
      </Row>
    </>
  );
}

const meta = preview.meta({ title: 'Design system/Face', component: Faces });

export const Light = meta.story({});
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const AlwaysTheSame = meta.story({
  render: () => (
    <Row>
      <Face seed="amahle" />
      <Face seed="amahle" />
      <Face seed="mia" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [first, second, other] = [...canvasElement.querySelectorAll('svg')].map((face) => face.innerHTML);
    await expect(first).toBe(second);
    await expect(first).not.toBe(other);
  },
});
