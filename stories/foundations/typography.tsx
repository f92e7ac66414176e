import { pluralize } from '#lib/numbers.ts';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { groupOf } from './all-tokens.ts';
import { densities, type Density } from './densities.ts';
import { Entries, Entry, Files, Frame, OnThisPage, Page, Section, TokenName } from './parts.tsx';
import { parseStyles, styleRules, stylesheets, usesOf } from './stylesheets.ts';
import { formatPixels, useMeasure } from './use-measure.ts';
import styles from './typography.module.css';

const pangram = 'Fractions, poems and robots';

const typeTokens = groupOf('Type').tokens;
const sizes = typeTokens.filter(({ name }) => name.startsWith('--fs-'));
const families = typeTokens.filter((token) => !sizes.includes(token));

const faces = [...parseStyles(stylesheets.get('src/ui/styles/fonts.css') ?? '')]
  .filter((rule) => rule instanceof CSSFontFaceRule)
  .map(({ style }) => ({
    family: style.getPropertyValue('font-family').replaceAll(/["']/g, ''),
    weight: style.getPropertyValue('font-weight').replace(' ', ' to '),
    range: style.getPropertyValue('unicode-range'),
    source: style.getPropertyValue('src'),
  }));
const loadedFaces = faces.filter(({ source }) => source.includes('url('));

/** 'The digits 0 to 9', for `U+30-39`. */
function charactersOf(range: string): string {
  const [, first, last] = /^U\+([\da-f]+)-([\da-f]+)$/i.exec(range) ?? [];
  if (first === undefined || last === undefined) return 'All';
  const characterOf = (code: string) => String.fromCodePoint(Number.parseInt(code, 16));
  return `${characterOf(first)} to ${characterOf(last)}`;
}

const fileIn = (source: string) => /([\w-]+\.woff2)/.exec(source)?.[1] ?? '';

/** The files that set each weight, by `font` or `font-weight`. */
const weights = Map.groupBy(
  styleRules.flatMap(({ file, declarations }) =>
    declarations.flatMap(({ property, value }) => {
      const weight =
        property === 'font' || property === 'font-weight' ? /^[1-9]00\b/.exec(value)?.[0] : undefined;
      return weight === undefined ? [] : [{ weight, file }];
    }),
  ),
  ({ weight }) => weight,
);

const levels = ['h1', 'h2', 'h3', 'h4', 'p'] as const;

function LevelSpecimen({ level: Level, density }: { level: (typeof levels)[number]; density: Density }) {
  const { ref, text } = useMeasure<HTMLHeadingElement & HTMLParagraphElement>((element) => {
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(element);
    const ratio = Number((Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toFixed(2));
    return `${formatPixels(fontSize)}, line height ${ratio}, weight ${fontWeight}`;
  });
  return (
    <div data-density={density} className={styles.level}>
      {/* Hidden, because the page has another outline. */}
      <div aria-hidden="true">
        <Level ref={ref}>Fractions</Level>
      </div>
      <span className={styles.figures}>{text}</span>
    </div>
  );
}

const Families = () => (
  <Section
    title="Families"
    description="Each family is self-hosted; until it is loaded, a local font with the same metrics replaces it."
  >
    <Entries>
      {families.map(({ name, value, purpose }) => (
        <Entry
          key={name}
          sample={
            <p style={{ fontFamily: `var(${name})` }} className={styles.family}>
              {pangram} 0123456789
            </p>
          }
        >
          <TokenName name={name} />
          <p>{purpose}</p>
          <p className={styles.figures}>{value}</p>
          <Files uses={usesOf(name)} />
        </Entry>
      ))}
    </Entries>
    <Frame>
      <PlainTable
        caption="Font files"
        rows={loadedFaces}
        columns={[
          { id: 'family', header: 'Family', rowHeader: true, cell: ({ family }) => family },
          { id: 'weight', header: 'Weight', cell: ({ weight }) => weight },
          { id: 'range', header: 'Characters', cell: ({ range }) => charactersOf(range) },
          { id: 'file', header: 'File', cell: ({ source }) => <code>{fileIn(source)}</code> },
        ]}
      />
    </Frame>
  </Section>
);

const Digits = () => (
  <Section
    title="Digits"
    description="Digits are in Nunito everywhere, also within text: the zero of Atkinson Hyperlegible has a slash, which is wrong in a child's sum. The family of text begins with a font that has only digits. In tables, dates and scores the class tabular gives all digits the same width."
  >
    <Entries>
      <Entry sample={<p className={styles.digits}>1 000 + 708 = 1 708</p>}>
        <p>Within text</p>
      </Entry>
      <Entry
        sample={
          <p className={`tabular ${styles.digits}`}>
            1 111
            <br />8 080
          </p>
        }
      >
        <p>
          In a column, with the class <code>tabular</code>
        </p>
      </Entry>
    </Entries>
  </Section>
);

export function Typography() {
  return (
    <Page>
      <OnThisPage titles={['Families', 'Digits', 'Scale', 'Weights', 'Headings and text by density']} />
      <Families />
      <Digits />
      <Section
        title="Scale"
        description="Sizes are in rem, so that they follow the text size that the user chose in the browser."
      >
        <Entries>
          {sizes.map(({ name, value, purpose }) => (
            <Entry
              key={name}
              sample={
                <p style={{ fontSize: `var(${name})` }} className={styles.size}>
                  Fractions
                </p>
              }
            >
              <TokenName name={name} />
              <p>
                {value}, {formatPixels(`${Number.parseFloat(value) * 16}`)}
              </p>
              <p>{purpose}</p>
              <Files uses={usesOf(name)} />
            </Entry>
          ))}
        </Entries>
      </Section>
      <Section title="Weights">
        <Entries>
          {[...weights]
            .toSorted(([a], [b]) => Number(a) - Number(b))
            .map(([weight, uses]) => (
              <Entry
                key={weight}
                sample={
                  <p
                    className={styles.weight}
                    style={{
                      fontFamily: `var(${Number(weight) < 800 ? '--body' : '--display'})`,
                      fontWeight: weight,
                    }}
                  >
                    Fractions
                  </p>
                }
              >
                <p className="bold">{weight}</p>
                <p className={styles.figures}>
                  {loadedFaces
                    .filter(
                      (face) => hasWeight(face.weight, Number(weight)) && !face.range.startsWith('U+30'),
                    )
                    .map(({ family }) => family)
                    .join(', ')}
                  , {pluralize(uses.length, 'rule', 'rules')}
                </p>
              </Entry>
            ))}
        </Entries>
      </Section>
      <Section
        title="Headings and text by density"
        description="Measured in this window: on a phone, headings are smaller."
      >
        <Frame>
          <PlainTable
            caption="Headings and text in each density"
            rows={levels}
            columns={[
              { id: 'level', header: 'Element', rowHeader: true, cell: (level) => <code>{level}</code> },
              ...densities.map(({ id, label }) => ({
                id,
                header: label,
                cell: (level: (typeof levels)[number]) => <LevelSpecimen level={level} density={id} />,
              })),
            ]}
          />
        </Frame>
      </Section>
    </Page>
  );
}

function hasWeight(range: string, weight: number): boolean {
  const [first = 0, last = first] = range.split(' to ').map(Number);
  return first <= weight && weight <= last;
}
