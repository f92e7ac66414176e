import { CaseSensitive } from 'lucide-react';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { groupOf, themedValues } from './all-tokens.ts';
import { colourPairs, textsOnSurfaces } from './colour-pairs.ts';
import { Files, Frame, Section, TokenName } from './parts.tsx';
import { contrastOf, formatContrast, themes, verdictOf, type Theme } from './tokens.ts';
import styles from './contrasts.module.css';

/** The backgrounds of a page, a card, a panel inside it, and a dialog. */
const surfaces = groupOf('Surfaces and text')
  .tokens.slice(0, 4)
  .map(({ name }) => name);

const verdicts: Record<ReturnType<typeof verdictOf>, { tone: BadgeTone; text: string }> = {
  AAA: { tone: 'success', text: 'AAA' },
  AA: { tone: 'success', text: 'AA' },
  large: { tone: 'warning', text: 'Large text' },
  none: { tone: 'error', text: 'Not for text' },
};

const colourOf = (source: string, theme: Theme) =>
  source.startsWith('--') ? themedValues(`var(${source})`)[theme] : source;

const ratioOf = (text: string, background: string, theme: Theme) =>
  contrastOf(colourOf(text, theme), colourOf(background, theme));

function Verdict({ text, background, theme }: { text: string; background: string; theme: Theme }) {
  const ratio = ratioOf(text, background, theme);
  if (ratio === undefined) return 'Depends on what is behind';
  const verdict = verdicts[verdictOf(ratio)];
  return (
    <span className={styles.verdict}>
      <span
        className={styles.specimen}
        style={{ color: colourOf(text, theme), background: colourOf(background, theme) }}
      >
        {/* A picture of text: axe would report samples of low contrast. */}
        <CaseSensitive aria-hidden="true" />
      </span>
      <span className={styles.ratio}>{formatContrast(ratio)}</span>
      <Badge tone={verdict.tone} icon={null}>
        {verdict.text}
      </Badge>
    </span>
  );
}

const Source = ({ source }: { source: string }) =>
  source.startsWith('--') ? <TokenName name={source} /> : <code className={styles.literal}>{source}</code>;

const pairs = colourPairs();
const textColours = textsOnSurfaces();

/** @param props.of the names of the colours; by default, all */
export function Contrasts({ of }: { of?: ReadonlySet<string> }) {
  const isShown = (...names: string[]) => !of || names.some((name) => of.has(name));
  const shownPairs = pairs.filter(({ text, background }) => isShown(text, background));
  const shownTexts = textColours.filter(({ text }) => isShown(text));
  return (
    <>
      {shownPairs.length > 0 && <Pairs pairs={shownPairs} />}
      {shownTexts.length > 0 &&
        themes.map((theme) => <OnSurfaces key={theme} theme={theme} textColours={shownTexts} />)}
    </>
  );
}

function Pairs({ pairs: rows }: { pairs: typeof pairs }) {
  return (
    <Section
      title="Contrast"
      description="Text on its background, for every pair that the stylesheets use. AA and AAA are the levels of WCAG 2.2 for text of any size. Large text begins at 24 px, or 18.66 px in bold; the same contrast of 3 is enough for icons and borders of controls."
    >
      <Frame>
        <PlainTable
          caption="Contrast of text and background in both themes"
          rows={rows}
          columns={[
            { id: 'text', header: 'Text', rowHeader: true, cell: ({ text }) => <Source source={text} /> },
            {
              id: 'background',
              header: 'Background',
              cell: ({ background }) => <Source source={background} />,
            },
            ...themes.map((theme) => ({
              id: theme,
              header: theme === 'light' ? 'Light' : 'Dark',
              cell: (pair: (typeof pairs)[number]) => <Verdict {...pair} theme={theme} />,
            })),
            {
              id: 'files',
              header: 'Uses',
              cell: ({ files }) => <Files uses={files.map((file) => ({ file }))} />,
            },
          ]}
        />
      </Frame>
    </Section>
  );
}

function OnSurfaces({ theme, textColours: rows }: { theme: Theme; textColours: typeof textColours }) {
  return (
    <Section
      title={`Text and icons on surfaces, ${theme} theme`}
      description="Colours of text and icons whose rule sets no background: they lie on one of the surfaces."
    >
      <Frame>
        <PlainTable
          caption={`Contrast of text colours on surfaces in the ${theme} theme`}
          rows={rows}
          columns={[
            {
              id: 'text',
              header: 'Text or icon',
              rowHeader: true,
              cell: ({ text }) => <Source source={text} />,
            },
            ...surfaces.map((surface) => ({
              id: surface,
              header: surface,
              cell: ({ text }: (typeof textColours)[number]) => (
                <Verdict text={text} background={surface} theme={theme} />
              ),
            })),
          ]}
        />
      </Frame>
    </Section>
  );
}
