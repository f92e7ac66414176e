import { expect } from 'storybook/test';
import { Badge } from '#ui/Badge.tsx';
import { Grid, Row, Stack } from '#ui/layout.tsx';
import preview from '../../.storybook/preview.tsx';

const subjects = ['Mathematics', 'English', 'Natural Sciences', 'Coding', 'Life Skills', 'Social Sciences'];
const badges = subjects.map((subject) => <Badge key={subject}>{subject}</Badge>);

const meta = preview.meta({
  title: 'Design system/Layout',
  component: Stack,
  parameters: {
    docs: {
      description: {
        component:
          '`Stack`, `Row` and `Grid` lay out their children with a gap from the spacing scale. A class name passed to them overrides their styles.',
      },
    },
  },
});

export const StackLayout = meta.story({ render: () => <Stack gap={2}>{badges}</Stack> });

export const RowLayout = meta.story({ render: () => <Row>{badges}</Row> });

export const GridLayout = meta.story({
  render: () => <Grid min={12}>{badges}</Grid>,
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('span');
    await expect(second?.offsetTop).toBe(first?.offsetTop);
    await expect(second?.offsetLeft).toBeGreaterThan(first?.offsetLeft ?? Infinity);
  },
});
