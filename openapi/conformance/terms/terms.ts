import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const terms = scenario(
  'terms',
  'A term has the sent values, and cannot be found after its deletion.',
  async ({ admin, name }) => {
    const term = await admin.createTerm({ body: { title: name('Term'), description: 'January to March' } });
    has(term, { description: 'January to March' });
    lists(await admin.listTerms(), { id: term.id });
    has(
      await admin.updateTerm({
        id: term.id,
        body: { id: term.id, title: name('Term, renamed'), description: null },
      }),
      { description: null },
    );
    has(await admin.getTerm({ id: term.id }), { description: null });
    await admin.deleteTerm({ id: term.id });
    await admin.getTerm({ id: term.id }).refused(404);
    await admin
      .updateTerm({ id: term.id, body: { id: term.id, title: name('Term'), description: null } })
      .refused(404);
    await admin.deleteTerm({ id: term.id }).refused(404);
    await admin.createTerm({ body: { title: ' ', description: null } }).refused(400);
    await admin
      .updateTerm({
        id: 'contract-verify-unknown',
        body: { id: term.id, title: name('Term'), description: null },
      })
      .refused(400);
  },
);
