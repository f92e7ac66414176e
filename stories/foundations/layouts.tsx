import type { CSSProperties } from 'react';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { groupOf } from './all-tokens.ts';
import { breakpointsOf, type Breakpoint } from './breakpoints.ts';
import { densities, densityIn, densityRules, type Density } from './densities.ts';
import { Entries, Entry, Files, Frame, OnThisPage, Page, Section, TokenName } from './parts.tsx';
import { styleRules, usesOf, type StyleRule } from './stylesheets.ts';
import { formatPixels, useMeasure } from './use-measure.ts';
import styles from './layouts.module.css';

const layout = groupOf('Layout');
const densityGroup = groupOf('Density of parent and public pages');
const tokensFile = 'src/ui/styles/tokens.css';

/** The tokens that differ between densities, and are lengths. */
const densityTokens = [...densityGroup.tokens, ...layout.tokens].filter(({ name }) =>
  styleRules.some(
    ({ file, media, selector, declarations }) =>
      file === tokensFile &&
      media === '' &&
      densityIn(selector) !== '' &&
      declarations.some(({ property }) => property === name),
  ),
);

/** The rules of `tokens.css` that replace values in some windows. */
const windowRules = styleRules.filter(
  ({ file, media, selector }) =>
    file === tokensFile && /width|height/.test(media) && selector.includes(':root'),
);

function MeasuredToken({ name, id }: { name: string; id: Density }) {
  const { ref, text } = useMeasure<HTMLDivElement>((element) =>
    formatPixels(getComputedStyle(element).width),
  );
  return (
    <span data-density={id}>
      <span ref={ref} className={styles.probe} style={{ width: `var(${name})` }} aria-hidden="true" />
      {text}
    </span>
  );
}

const DensityTable = () => (
  <Frame>
    <PlainTable
      caption="Sizes in each density"
      rows={densityTokens}
      columns={[
        { id: 'token', header: 'Token', rowHeader: true, cell: ({ name }) => <TokenName name={name} /> },
        { id: 'purpose', header: 'Purpose', cell: ({ purpose }) => purpose },
        ...densities.map(({ id, label }) => ({
          id,
          header: label,
          cell: ({ name }: { name: string }) => <MeasuredToken name={name} id={id} />,
        })),
      ]}
    />
  </Frame>
);

const DensitySamples = () => (
  <Entries>
    {densities.map(({ id, label }) => (
      <Entry key={id} sample={<h3>{label}</h3>}>
        <div data-density={id} className={styles.sample}>
          <p>Two quarters are as long as one half.</p>
          <TextField label="Name" defaultValue="Zola" />
          <Button variant="primary">Save</Button>
        </div>
      </Entry>
    ))}
  </Entries>
);

const labelOf = (id: string) => densities.find((density) => density.id === id)?.label;

const RuleText = ({ media, selector, declarations }: StyleRule) => (
  <div className={styles.rule}>
    {media && <p className={styles.value}>{media}</p>}
    <code>{selector}</code>
    {declarations.map(({ property, value }) => (
      <code key={property} className={styles.declaration}>
        {property}: {value};
      </code>
    ))}
  </div>
);

function Breakpoints({ rows, widest }: { rows: Breakpoint[]; widest: number }) {
  return (
    <Entries>
      {rows.map(({ condition, pixels, files, notes }) => (
        <Entry
          key={condition}
          sample={
            <div className={styles.ruler}>
              <div
                className={condition.startsWith('(max') ? styles.below : styles.above}
                style={{ '--at': `${(100 * pixels) / widest}%` } as CSSProperties}
              />
            </div>
          }
        >
          <code className="bold">{condition}</code>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <Files uses={files.map((file) => ({ file }))} />
        </Entry>
      ))}
    </Entries>
  );
}

const widths = breakpointsOf('width');
const heights = breakpointsOf('height');
const widest = Math.max(...widths.map(({ pixels }) => pixels)) * 1.1;

export const Layouts = () => (
  <Page>
    <OnThisPage
      titles={['Densities', 'Rules by density', 'Sizes of the shell', 'Widths', 'Heights', 'Sizes by window']}
    />
    <Section
      title="Densities"
      description="The shell of the application sets the attribute data-density; a component needs no property for it. The sizes are measured in this window."
    >
      <DensityTable />
      <DensitySamples />
    </Section>
    <Section
      title="Rules by density"
      description="What else changes: every rule of the source that needs a density."
    >
      <Entries>
        {densityRules.map((rule) => (
          <Entry
            key={`${rule.file} ${rule.media} ${rule.selector}`}
            sample={
              <>
                <p className="bold">{labelOf(densityIn(rule.selector))}</p>
                <p className={styles.value}>{rule.file}</p>
              </>
            }
          >
            <RuleText {...rule} />
          </Entry>
        ))}
      </Entries>
    </Section>
    <Section title="Sizes of the shell">
      <Entries>
        {layout.tokens.map(({ name, value, purpose }) => (
          <Entry key={name} sample={<TokenName name={name} />}>
            <p>{purpose}</p>
            <p className={styles.value}>{value}</p>
            <Files uses={usesOf(name)} />
          </Entry>
        ))}
      </Entries>
    </Section>
    <Section
      title="Widths"
      description="The widths at which a layout changes, the most used first. A filled bar shows the widths that a condition includes. Prefer the first one: it separates a phone from everything wider."
    >
      <Breakpoints rows={widths} widest={widest} />
    </Section>
    <Section title="Heights" description="For phones held sideways, and windows with very large text.">
      <Breakpoints rows={heights} widest={widest} />
    </Section>
    <Section title="Sizes by window" description="Tokens with other values in some windows.">
      <Entries>
        {windowRules.map((rule) => (
          <Entry key={rule.media} sample={<p className="bold">{rule.media}</p>}>
            <RuleText {...rule} media="" />
          </Entry>
        ))}
      </Entries>
    </Section>
  </Page>
);
