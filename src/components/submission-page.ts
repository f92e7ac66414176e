/** The link to what became of one of the user's own change sets: `<Link {...submissionPage(id)}>`. */
export const submissionPage = (changeSetId: string) =>
  ({ to: '/submissions/$changeSetId', params: { changeSetId } }) as const;
