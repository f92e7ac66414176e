/** The value of the tab parameter for the Invites tab. The default tab has no value. */
export const invitesTab = 'invites';
