import { expect } from 'storybook/test';
import { Badge } from '#ui/Badge.tsx';
import { Grid, Row, Stack } from '#ui/layout.tsx';
import preview from '../../.storybook/preview.tsx';
import { componentPage } from './page/guide.ts';
import { Case, Cases } from './specimen.tsx';

const subjects = ['Mathematics', 'English', 'Natural Sciences', 'Coding', 'Life Skills', 'Social Sciences'];
const badges = subjects.map((subject) => <Badge key={subject}>{subject}</Badge>);

const meta = preview.meta({
  title: 'Design system/Layout',
  component: Row,
  subcomponents: { Stack, Grid },
  tags: ['autodocs'],
  parameters: componentPage({
    lead: 'Three ways to arrange children.',
    use: [
      '`Stack` for children below each other, `Row` for children beside each other that may wrap, `Grid` for columns of equal width.',
      'The gap is a step of the spacing scale.',
    ],
    instead: ['For a framed group, [Card].', 'For records to compare, [DataTable].'],
    do: ['Choose the gap in the layout. Children have no outer margins.'],
    dont: ['Use `Grid` where the order of reading is by column: the order is by row.'],
  }),
});

export const States = meta.story({
  tags: ['phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Stack">
        <Stack gap={2}>{badges}</Stack>
      </Case>
      <Case name="Row">
        <Row>{badges}</Row>
      </Case>
      <Case name="Grid">
        <div style={{ width: 420, maxWidth: '100%' }}>
          <Grid min={8} data-testid="grid">
            {badges}
          </Grid>
        </div>
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getByTestId('grid').children as unknown as HTMLElement[];
    await expect(second?.offsetTop).toBe(first?.offsetTop);
    await expect(second?.offsetLeft).toBeGreaterThan(first?.offsetLeft ?? Infinity);
  },
});
