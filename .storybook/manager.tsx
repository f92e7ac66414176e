// Storybook compiles this file to calls of React.createElement.
import * as React from 'react';
import { addons, types, useParameter, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { Fault } from '#mocks/environment/faults.ts';
import { entryUrl } from '../stories/guide/entry-url.ts';
import { matcherOf } from '../stories/guide/states/match-url.ts';
import { areas } from '../stories/guide/states/screens.ts';
import { states, statesOf } from '../stories/guide/states/states.ts';
import type { Visit } from '../stories/visit.tsx';

const panel = 'springbyte/about';

const Panel = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  '& a': { color: theme.color.secondary },
}));

const Facts = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  maxWidth: 720,
  '& p, & dl, & dd': { margin: 0 },
  '& dl': { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '4px 16px' },
  '& dt': { color: theme.color.dark },
  '& dd': { overflowWrap: 'anywhere' },
}));

const DesignList = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  '& img': { display: 'block', height: 160, border: '1px solid #888' },
});

const screens = areas.flatMap((area) => area.screens.map((screen) => ({ screen, isAt: matcherOf(screen) })));

/** The designer's pictures of the screen. */
function Designs({ url }: { url: string }) {
  const designs = screens.find(({ isAt }) => isAt(url))?.screen.designs ?? [];
  if (designs.length === 0) return null;
  return (
    <DesignList aria-label="Designs">
      {designs.map((name) => (
        <li key={name}>
          <a href={`designs/${name}.webp`} target="_blank" rel="noreferrer">
            <img src={`designs/${name}.webp`} alt="" loading="lazy" />
            {name.replaceAll('-', ' ')}
          </a>
        </li>
      ))}
    </DesignList>
  );
}

/** A text whose numbers of requirements and decisions are links. */
function LinkedText({ text }: { text: string }) {
  return text.split(/\b([A-Z]+-\d{3}[a-z]?)\b/).map((part, index) => {
    const isNumber = index % 2 === 1;
    const key = `${index}`;
    return isNumber ? (
      <a key={key} href={entryUrl(part)}>
        {part}
      </a>
    ) : (
      <React.Fragment key={key}>{part}</React.Fragment>
    );
  });
}

const faultText = ({ operation, status, delay }: Fault) =>
  [operation, status, delay === undefined ? undefined : `delay ${delay}`].filter(Boolean).join(' ');

function factsOf({ at, as = 'visitor', scenario = 'default', fault, given }: Partial<Visit>) {
  const faults = [fault ?? []].flat().map(faultText);
  return {
    URL: at,
    Persona: as,
    Scenario: given ? `${scenario}, with changed data` : scenario,
    Fault: faults.join(', '),
  };
}

/** The description, options and states of the current story. */
function About() {
  const { index, storyId } = useStorybookState();
  const docs = useParameter<{ description?: { story?: string } }>('docs');
  const visit = useParameter<Partial<Visit>>('visit');
  const entry = index?.[storyId];
  const tags = entry && 'tags' in entry ? entry.tags : [];
  const facts = Object.entries({
    ...(visit
      ? {
          ...factsOf(visit),
          States: statesOf(tags)
            .map((state) => states[state].label)
            .join(', '),
        }
      : {}),
    Kind: tags.includes('interaction') ? 'Interaction: what a user does on the way' : '',
  }).filter(([, value]) => value);
  const description = docs?.description?.story;
  return (
    <Panel>
      <Facts>
        {description && (
          <p>
            <LinkedText text={description} />
          </p>
        )}
        {facts.length > 0 && (
          <dl>
            {facts.map(([name, value]) => (
              <React.Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </React.Fragment>
            ))}
          </dl>
        )}
        {!description && facts.length === 0 && <p>This story has no description.</p>}
      </Facts>
      {visit?.at !== undefined && <Designs url={visit.at} />}
    </Panel>
  );
}

addons.setConfig({
  selectedPanel: panel,
  layoutCustomisations: {
    // The pages of the guide need the whole height.
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith('guide-'),
  },
});
addons.register(panel, () => {
  addons.add(panel, {
    type: types.PANEL,
    title: 'About',
    render: ({ active = false }) => (active ? <About /> : null),
  });
});
