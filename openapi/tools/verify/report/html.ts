import type { OperationResult, OperationState } from '../operation-results.ts';
import type { Verdict } from '../verdict.ts';
import { groupFindings, type FindingGroup } from './groups.ts';
import { htmlStyle } from './html-style.ts';
import { escapeMarkup } from './markup.ts';
import { messagesOf, plain } from './message-text.ts';
import { summary } from './terminal.ts';

const stateNames: Readonly<Record<OperationState, string>> = {
  passed: 'Passed',
  deviates: 'Deviates',
  waived: 'Waived',
  absent: 'Not implemented',
  untried: 'Not tried',
};

/**
 * One page without scripts and without anything to load.
 *
 * @param server the server that was checked
 */
export function htmlReport(verdict: Verdict, server: string, now: Date): string {
  const { findings, waived, operations, remaining, skipped, problems, notes, mask } = verdict;
  const text = (value: string) => escapeMarkup(plain(mask(value)));
  const groups = groupFindings(findings);
  const byTag = [...Map.groupBy(operations, ({ tag }) => tag)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Contract report of ${text(server)}</title>
<style>${htmlStyle}</style>
</head>
<body>
<main>
<h1>${groups.length === 0 ? 'No deviations' : `Deviations: ${groups.length}`}</h1>
<p>${text(server)}, ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
<p>${text(summary(verdict))}.</p>
${list('What the kit could not do', problems.map(text))}
${section(
  'Deviations',
  groups.map((group) => deviation(group, mask)),
)}
${list(
  'Waived',
  waived.map(({ finding, waiver }) =>
    text(`${finding.operation} ${finding.pointer}: ${waiver.reason} (until ${waiver.expires})`),
  ),
)}
${list('Waivers', notes.map(text))}
<section>
<h2>Operations</h2>
${byTag.map(([tag, ofTag]) => table(tag, ofTag, mask)).join('\n')}
</section>
${list('Skipped', skipped.map(text))}
${list(
  'Documented status codes that were not seen',
  verdict.coverage.statuses.missing.map(({ operation, status, reason }) =>
    text(`${operation} ${status}: ${reason}`),
  ),
)}
${list('Left on the server', remaining.map(text))}
</main>
</body>
</html>
`;
}

const section = (title: string, parts: readonly string[]) =>
  parts.length === 0 ? '' : `<section>\n<h2>${title}</h2>\n${parts.join('\n')}\n</section>`;

const list = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : section(title, [`<ul>${[...new Set(items)].map((item) => `<li>${item}</li>`).join('\n')}</ul>`]);

function deviation({ first, otherSteps }: FindingGroup, mask: Verdict['mask']): string {
  const text = (value: string) => escapeMarkup(plain(mask(value)));
  const { operation, step, pointer, expected, actual, exchange } = first;
  const rows = [
    ['Step', step],
    ['Pointer', pointer],
    ['Expected', expected],
    ['Got', actual],
    ['Also in', otherSteps.join('; ')],
  ].filter(([, value]) => value !== '');
  const messages = exchange && messagesOf(exchange, mask);
  return `<article>
<h3 id="${text(operation)}">${text(operation)}</h3>
<dl>${rows.map(([name, value = '']) => `<dt>${name}</dt><dd>${text(value)}</dd>`).join('\n')}</dl>
${
  messages
    ? `<details><summary>Request and response</summary><pre tabindex="0">${escapeMarkup(messages.request)}</pre><pre tabindex="0">${escapeMarkup(messages.response)}</pre></details>`
    : ''
}
</article>`;
}

function table(tag: string, operations: readonly OperationResult[], mask: Verdict['mask']): string {
  const rows = operations.map(({ operation, state, calls, reason }) => {
    const note = reason === '' ? `${calls} calls` : reason;
    return `<tr><th scope="row">${escapeMarkup(operation)}</th><td class="${state}">${stateNames[state]}</td><td>${escapeMarkup(mask(note))}</td></tr>`;
  });
  return `<table><caption>${escapeMarkup(tag)}</caption>\n<thead><tr><th scope="col">Operation</th><th scope="col">Outcome</th><th scope="col">Calls</th></tr></thead>\n<tbody>${rows.join('\n')}</tbody></table>`;
}
