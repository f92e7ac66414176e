import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';
import { StoryLink } from '../../story-link.tsx';
import { AnatomyFigure } from './anatomy.tsx';
import type { Guide, KeyboardRow } from './guide.ts';
import { LinkedText } from './links.tsx';
import { LookSwitch } from './look-switch.tsx';
import { PropsTable } from './props-table.tsx';
import { StoryFrame } from './story-frame.tsx';
import styles from './component-page.module.css';

interface Documented {
  /** Missing for code outside of src/ui. */
  __docgenInfo?: { displayName: string; description: string };
}

interface DocumentedMeta {
  component?: Documented;
  subcomponents?: Record<string, Documented>;
  parameters: { docs: { extractArgTypes: (component?: Documented) => StrictArgTypes } };
}

/** The documentation page of a component: built from its stories, docstring and types, and from its `Guide`. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const guide = preparedMeta.parameters['guide'] as Guide;
  const keyboard = stories.flatMap(({ parameters }) => (parameters['keyboard'] ?? []) as KeyboardRow[]);
  const frameHeight = first?.parameters['frameHeight'] as string | undefined;
  const { component, subcomponents, parameters } = preparedMeta as unknown as DocumentedMeta;
  const components = [component, ...Object.values(subcomponents ?? {})].filter((each) => each?.__docgenInfo);
  const frame =
    first && frameHeight !== undefined ? (
      <StoryFrame id={first.id} name={first.name} height={frameHeight} />
    ) : undefined;
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <h1>{preparedMeta.title.split('/').at(-1)}</h1>
        <p className={styles.lead}>
          <LinkedText text={guide.lead ?? component?.__docgenInfo?.description ?? ''} />
        </p>
      </header>
      <LookSwitch />
      {first ? (
        <Part title="Variants and states">
          <div className={styles.canvas}>{frame ?? <Story of={first.moduleExport} />}</div>
        </Part>
      ) : null}
      <Part title="When to use it">
        <Texts texts={guide.use} />
      </Part>
      {guide.instead.length > 0 ? (
        <Part title="When to use something else">
          <Texts texts={guide.instead} />
        </Part>
      ) : null}
      {guide.anatomy ? (
        <Part title="Anatomy">
          <AnatomyFigure {...guide.anatomy} frame={frame} />
        </Part>
      ) : null}
      <div className={styles.pair}>
        <Part title="Do">
          <Texts texts={guide.do} icon={<Check className={styles.good} aria-hidden="true" />} />
        </Part>
        <Part title="Do not">
          <Texts texts={guide.dont} icon={<X className={styles.bad} aria-hidden="true" />} />
        </Part>
      </div>
      {keyboard.length > 0 ? (
        <Part title="Keyboard">
          <KeyboardTable rows={keyboard} />
        </Part>
      ) : null}
      {components.map((each) => {
        const name = each?.__docgenInfo?.displayName;
        return (
          <Part key={name} title={components.length > 1 ? `Props of ${name}` : 'Props'}>
            <PropsTable argTypes={parameters.docs.extractArgTypes(each)} />
          </Part>
        );
      })}
      <Part title="All stories">
        <ul className={styles.stories}>
          {stories.map((story) => (
            <li key={story.id}>
              <StoryLink story={story}>{story.name}</StoryLink>
            </li>
          ))}
        </ul>
      </Part>
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Texts({ texts, icon }: { texts: readonly string[]; icon?: ReactNode }) {
  return (
    <ul className={icon ? styles.marked : styles.texts}>
      {texts.map((text) => (
        <li key={text}>
          {icon}
          <span>
            <LinkedText text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function KeyboardTable({ rows }: { rows: readonly KeyboardRow[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, effect }) => (
          <tr key={effect}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
