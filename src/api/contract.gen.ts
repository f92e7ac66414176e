/**
 * Written by `npm run contract:generate` from `openapi/`. Change the contract, never this file.
 */

/** A JSON string; `T` is the type of its parsed content. */
export type JsonText<T> = string & { readonly __json?: T };

export interface paths {
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the details of an account
         * @description Changes the personal details of an account. A property that is left out keeps its value.
         *
         *     A new email address takes effect at the next sign-in, and reset links sent to the old one stop working. Tokens stay
         *     valid; their `name` and `surname` change with the next sign-in or renewal.
         *
         *     Role: any signed-in user, for their own account; Admin, for every account.
         *
         *     A body that violates its schema returns 400. Role, permissions, password, grade and `isActive` are not part of the
         *     body, so a body that names one of them returns 400, too. An unknown id returns 404, and the account of another user
         *     returns 403. An email address that another account uses returns 409.
         */
        put: operations["updateRegisteredUser"];
        /**
         * Register an account
         * @description Creates an account for a parent or guardian, or for a learner who is 18 or older. Younger learners are added by a
         *     parent with `createLearner`. Public.
         *
         *     The account is active at once, and the server makes its user name. It has no learners, no grade and no permissions.
         *     Registering does not sign in: the user signs in next, with the email address and the password. If `role` is missing,
         *     the user becomes a Parent.
         *
         *     A property that is missing, empty or malformed returns 400. So do a password that violates the rule (see *Passwords*
         *     under *Auth*), two passwords that differ, and a role other than Learner and Parent. A server may also refuse with
         *     400 a date of birth that makes a Learner younger than 18. An email address that is in use returns 409.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Starts a session with an email address or a user name, and a password. A learner's token carries the permissions of
         *     the account together with those of the running plans. Signing in sets `lastLoginDate`. Public.
         *
         *     A missing or empty property returns 400. An unknown name, a wrong password and an inactive account all return 401
         *     with the same message, so that the response does not reveal whether an account exists.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a session
         * @description Exchanges a refresh token for a new access token. The response also has the refresh token to use from then on (see
         *     *Sessions*). Public: the refresh token is the proof of identity.
         *
         *     Clients call it shortly before the access token expires, never afterwards, and not while an adult acts as a learner.
         *
         *     A missing refresh token returns 400. One that is unknown, used or expired, or whose account is inactive by now,
         *     returns 401; the client then continues with its access token.
         */
        post: operations["refreshAuthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/impersonate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act as a learner
         * @description Starts a session in which an adult acts as a learner. The token has the claims of the learner's own sign-in (see
         *     *Acting as a learner* under *Auth*). The learner needs neither a password nor an email address, and `lastLoginDate`
         *     does not change. The response has no `refreshToken`; the client keeps the caller's own tokens, and uses them again when
         *     the caller stops acting as the learner.
         *
         *     Roles: Parent for the learners linked to them, as primary parent or not, and Admin for every learner. Any other role
         *     gets 403, and so does a Parent or an Admin who is already acting as a learner.
         *
         *     A missing or empty `learnerId` returns 400. A Parent gets 403 for every id except those of the users linked to them.
         *     An id that is unknown, or that belongs to a user who is not a learner, returns 404. An inactive learner returns 403.
         */
        post: operations["impersonateLearner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/check-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether an email address or user name is in use
         * @description Returns `true` if an account, active or not, has the given string as its email address or as its user name, and
         *     `false` otherwise. The body of the response is the bare boolean, not an object. The server compares the string in its
         *     normal form (see *Comparing text*) and ignores letter case; it need not have the form of an email address. Public.
         *
         *     A missing or empty `email` returns 400. Clients call this operation while the user types, and treat every failure as
         *     "not in use": `registerUser` makes the same check again.
         */
        get: operations["checkEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to reset the password
         * @description Sends a reset link to the given email address if an active account has it. Public.
         *
         *     The response is the same for every email address, known or not, and takes no longer for a known one: the email is
         *     sent afterwards, and if sending fails, the response does not change.
         *
         *     The link has the form `{application}/auth/reset-password?token=…&email=…`, with both values encoded
         *     for a query. It replaces an earlier link of the account (see *Reset links* under *Auth*).
         *
         *     A missing or malformed `email` returns 400.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a reset link
         * @description Replaces the password of an account, with the token from a reset link. This uses up the token and ends every session
         *     of the account (see *Sessions* under *Auth*). The response contains no session: the user signs in with the new
         *     password. Public: the token of the link is the proof of identity.
         *
         *     The server checks the body before the token. A missing property, a password that violates the rule (see *Passwords*
         *     under *Auth*) and two passwords that differ return 400, and the link can be tried again.
         *
         *     A token that does not work returns 410, always with the same message, and the password stays as it was. This is the
         *     case if the token is unknown, if its link has ended (see *Reset links* under *Auth*), if it was sent to an email
         *     address other than `email`, or if the account is now inactive or deleted.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all learners
         * @description Returns every learner of the school, including inactive ones, with the adults linked to each. The learners are
         *     sorted by first name, then by surname. Parents use `listMyLearners` instead.
         *
         *     Role: Admin. Any other role gets 403.
         */
        get: operations["listLearners"];
        /**
         * Change a learner
         * @description Replaces the record of a learner and returns it. The body is the whole record as it was loaded, with the changes in
         *     it. `gradeTitle`, `lastLoginDate`, `parents` and `consent` may be part of it and are ignored. School, town, postal
         *     code, notes, `avatar` and `isNameHidden` keep their values if they are left out. Role, permissions and password are
         *     not part of the body, so a body that names one of them returns 400.
         *
         *     A body of only `id` and `avatar` replaces the picture and leaves the rest of the record as it is, so that a learner
         *     can choose one even while the record is incomplete.
         *
         *     A learner who moves to another grade sees the subjects of the new grade and appears on its leaderboard; earlier
         *     attempts stay. `gradeId` in the token changes with the next token. A client asks for confirmation before a Learner
         *     changes the grade.
         *
         *     Roles: Learner, for themselves; Parent, for the learners linked to them; Admin, for every learner. All three may
         *     change the grade. Any other role gets 403, and so does a request for any other learner.
         *
         *     A missing or empty property, or a `userName` that is not exactly the current one, returns 400. Learners cannot
         *     change their own `isActive` or `isNameHidden`: any other value returns 400. An unknown learner or grade returns
         *     404. An email address that another account has as its email address or user name returns 409; letter case does not
         *     matter.
         */
        put: operations["updateLearner"];
        /**
         * Add a learner
         * @description Adds a learner and returns the record. A Parent who calls it is linked to the learner as `relationship` says, and
         *     becomes the primary parent. An Admin is not linked, and the learner starts without adults.
         *
         *     If a Parent sends `consent`, the server records the Parent, the time and the version of the wording. This consent is
         *     part of the learner's record as long as the record exists.
         *
         *     The server makes the user name. The learner is active, has no email address and no password, and cannot sign in
         *     until `setLearnerLogin` has been called. The learner has no plan. The server checks no minimum or maximum age.
         *
         *     Roles: Parent and Admin. Any other role gets 403.
         *
         *     A missing or empty property, or a `role` other than Learner, returns 400. An unknown grade returns 404.
         */
        post: operations["createLearner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a learner
         * @description Returns one learner with the adults linked to them.
         *
         *     Roles: Learner, for themselves; Parent, for the learners linked to them; Admin and Moderator, for every learner. Any
         *     other role gets 403, and so does a request for any other learner; an unknown id returns 404.
         */
        get: operations["getLearner"];
        put?: never;
        post?: never;
        /**
         * Delete or unlink a learner
         * @description Deletes a learner, or only unlinks the caller. Which of the two happens depends on the caller; both return 204.
         *
         *     - **The primary parent or an Admin** deletes the learner: the account with its login, attempts, saved answers,
         *       subscriptions, links to adults and open invitations. Nothing is charged again, and a payment that is not confirmed
         *       yet is refunded (see *Payments*). The accounts of the adults stay. A deletion cannot be undone.
         *     - **Any other linked parent** ends only their own link. The caller no longer reaches the learner, and the
         *       invitations that the caller sent for the learner end. For every other user, the learner does not change. If the
         *       caller paid for renewals, auto-renew turns off.
         *
         *     Roles: Parent, for the learners linked to them, and Admin. Any other role gets 403, and so does a request for any
         *     other learner; an unknown id returns 404.
         */
        delete: operations["deleteLearner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learner/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my learners
         * @description Returns the learners linked to the parent who is signed in. Each learner comes with all linked adults, including the
         *     caller. The learners are sorted by first name, then by surname. For a parent without learners, the array is empty.
         *
         *     Role: Parent. Any other role gets 403, and so does a parent who is acting as a learner.
         */
        get: operations["listMyLearners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learner/set-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the login of a learner
         * @description Gives a learner a user name and a password, or replaces both. From then on the learner signs in with them, as long
         *     as the account is active. An older password and the learner's reset links stop working, and the learner's sessions
         *     end (see *Sessions* under *Auth*). The email address stays as it is. The learner's present user name may be sent
         *     again.
         *
         *     Roles: Parent, for the learners linked to them, and Admin. Any other role gets 403, and so does a request for any
         *     other learner.
         *
         *     A missing or empty property, a new user name or a password that violates its rule (see *User names*, and *Passwords*
         *     under *Auth*), or a confirmation that differs returns 400. An unknown learner returns 404. A user name that another account has as its user name or
         *     email address returns 409; letter case does not matter.
         */
        put: operations["setLearnerLogin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learner/check-username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a user name is taken
         * @description Returns a bare JSON `true` if an account has the given string as its user name, and `false` if the name is
         *     available. Names are compared in their normal form (see *Comparing text*); letter case does not matter.
         *
         *     The check does not take a learner. The current user name of a learner is therefore reported as taken, although
         *     `setLearnerLogin` accepts it for that learner. The check does not reserve the name.
         *
         *     Role: any signed-in user. A missing or empty name returns 400.
         */
        get: operations["checkUserName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learner/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the leaderboard of a grade
         * @description Returns the learners who are in the grade now, the highest score first. Inactive learners, and learners without an
         *     attempt in the grade, are left out.
         *
         *     For each learner, the best attempt at every activity of the grade counts, and `totalScore` is their sum. Learners
         *     with the same score share a rank, which clients count from the scores; they are sorted by first name, then by
         *     surname, as these appear in the response.
         *
         *     A parent can hide a learner's name (`isNameHidden` in `updateLearner`). The learner, the learner's parents and staff
         *     still see it. Every other caller gets a row without `learnerId`, with the first name `A` and the surname `learner`,
         *     so that the row reads "A learner". Nothing else in the response, including its order, identifies the learner. Rank
         *     and score stay.
         *
         *     Role: any signed-in user, for every grade. The rows therefore contain no personal data except ids and names.
         *
         *     A missing or empty `gradeId` returns 400, an unknown grade 404.
         */
        get: operations["getGradeLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learner/my-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my learner profile
         * @description Returns the record of the learner who is signed in. `gradeId` is null until a grade is assigned.
         *
         *     Role: Learner. Any other role gets 403. An adult who acts as a learner has the role Learner.
         */
        get: operations["getMyLearnerProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learner/by-grade/{gradeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the learners of a grade
         * @description Returns the learners who are in the grade, including inactive ones, sorted by first name, then by surname. Each item
         *     has only the properties of a class list. A grade without learners returns an empty array.
         *
         *     Roles: Admin, ContentAdmin, Moderator and Tutor (*ContentReaders*). Any other role gets 403. An unknown grade
         *     returns 404.
         */
        get: operations["listLearnersByGrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learner/invite-parent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an adult to follow a learner
         * @description Sends an adult an invitation by email. The link in the email contains the token of the invitation; the response does
         *     not. The response is the same whether or not the email address has an account. An earlier open invitation to the
         *     same email address for the same learner becomes invalid.
         *
         *     Roles: Parent, for the learners linked to them, and Admin (*ParentOrAdmin*). Any other role gets 403, and so does a
         *     request for any other learner.
         *
         *     A missing property, a malformed email address, or the learner's own email address returns 400. An unknown learner
         *     returns 404. The email address of an adult who is already linked to the learner returns 409, and nothing is sent.
         *     Letter case in email addresses does not matter.
         */
        post: operations["inviteParent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learner/accept-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with a registration or a password
         * @description Links the invited person to the learner, consumes the invitation and starts a session. Public: the token of the
         *     invitation is the proof of identity. The body has one of two forms:
         *
         *     - **Registration**, for a person without an account. It creates an active account with the role Parent or Learner,
         *       with a user name that the server makes, and without permissions. Its email address may differ from the invited
         *       one. The password needs six characters, of any kind. An email address that an account has as its email address or user name
         *       returns 409. A server may refuse with 400 a Learner who is under 18 according to `dateOfBirth`.
         *     - **Password only**, for a registered parent. It sets the password of the invited account. The password needs six
         *       characters, of any kind. Which account is meant, and when the response is 400 or 409 instead, is described under
         *       *Learners* (*Password only*). After a 409 with the code `sign-in-required`, the user accepts with
         *       `acceptInviteSignin`.
         *
         *     The server sets `lastLoginDate`, as for every new session. A client may ignore the session and ask the user to sign
         *     in.
         *
         *     A body that matches neither form returns 400, and so does a token that is missing, malformed or not signed by
         *     this server. An invitation that has ended returns 410.
         */
        post: operations["acceptInviteRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learner/accept-signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation by signing in
         * @description Signs a user in as `loginUser` does, links the account to the learner, and consumes the invitation. The account need
         *     not have the invited email address, and may have any role. Public: the token of the invitation and the password are
         *     the proof of identity.
         *
         *     A missing or empty property returns 400, and so does a token that is missing, malformed or not signed by this
         *     server. An account that cannot follow the learner also returns 400: the learner's own account, or one without an
         *     email address.
         *
         *     An unknown name, a wrong password, an account without a password and an inactive account all return 401 with the
         *     same message. The invitation then stays open, and the user may try again. An invitation that has ended returns 410.
         */
        post: operations["acceptInviteSignin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parent/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my parent profile
         * @description Returns the profile of the parent who is signed in. Details that are not known are null. `learnerCount` is counted
         *     at the time of the request.
         *
         *     Role: Parent. Any other role gets 403, and so does a parent who is acting as a learner.
         */
        get: operations["getParentProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parent/profile/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my parent profile
         * @description Replaces the profile of the parent who is signed in and returns it. `learnerCount` is not part of the body.
         *
         *     Role: Parent. Any other role gets 403, and so does a parent who is acting as a learner.
         *
         *     A property that is missing, empty or malformed returns 400. So does an `email` that is not the email address of the
         *     account; letter case does not matter.
         */
        put: operations["updateParentProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all grades
         * @description Returns every grade, in no guaranteed order. Clients sort them by title, and compare numbers in titles as numbers.
         *
         *     Role: any signed-in user.
         */
        get: operations["listGrades"];
        put?: never;
        /**
         * Create a grade
         * @description Adds a grade and returns it. The grade has no subjects and no learners yet.
         *
         *     Role: Admin. Any other role gets 403. A body that violates its schema returns 400: the title is required and must
         *     not be blank. The title of another grade returns 409.
         */
        post: operations["createGrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grades/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The grade.
                 * @example grd-7
                 */
                id: components["parameters"]["GradeId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a grade
         * @description Replaces the title and the description of a grade, and returns it. The body is the whole grade. Subjects and
         *     learners keep their grade. From now on, the new title appears everywhere.
         *
         *     Role: Admin. Any other role gets 403.
         *
         *     A body that violates its schema, or an `id` other than the one in the path, returns 400. An unknown id returns 404. The title of
         *     another grade returns 409.
         */
        put: operations["updateGrade"];
        post?: never;
        /**
         * Delete a grade
         * @description Deletes a grade with its subjects, their topics, and all activities of these topics: either everything or nothing.
         *
         *     Role: Admin. Any other role gets 403.
         *
         *     An unknown id returns 404. A grade to which learners are assigned, active or not, returns 409: give each of them
         *     another grade first.
         */
        delete: operations["deleteGrade"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all terms
         * @description Returns every term, in no guaranteed order.
         *
         *     Role: any signed-in user, because learners need the titles to group their topics.
         */
        get: operations["listTerms"];
        put?: never;
        /**
         * Create a term
         * @description Adds a term and returns it. No topic belongs to the term yet.
         *
         *     Role: Admin. Any other role gets 403. A body that violates its schema returns 400: the title is required and must
         *     not be blank.
         */
        post: operations["createTerm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The term.
                 * @example trm-2
                 */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        /**
         * Get a term
         * @description Returns one term.
         *
         *     Role: any signed-in user. An unknown id returns 404.
         */
        get: operations["getTerm"];
        /**
         * Update a term
         * @description Replaces the title and the description of a term, and returns it. The body is the whole term. Topics keep their
         *     term. From now on, the new title appears everywhere, including in reports about earlier attempts.
         *
         *     Role: Admin. Any other role gets 403.
         *
         *     A body that violates its schema, or an `id` other than the one in the path, returns 400. An unknown id returns 404.
         */
        put: operations["updateTerm"];
        post?: never;
        /**
         * Delete a term
         * @description Deletes a term. No topic is deleted: the `termId` of every topic of the term becomes null. The activities of these
         *     topics stay, and so do the attempts at them.
         *
         *     Role: Admin. Any other role gets 403. An unknown id returns 404.
         */
        delete: operations["deleteTerm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subjects
         * @description Returns subjects, in no guaranteed order. The query decides which:
         *
         *     - With `learnerId`: those of the learner's grade. A learner without a grade returns an empty array.
         *     - With `gradeId`: those of the grade.
         *     - With both: `learnerId` takes precedence, and `gradeId` is ignored.
         *     - With neither: all subjects.
         *
         *     With `gradeId`, the role is any signed-in user. With `learnerId`, the roles are Learner, for themselves; Parent, for
         *     the learners linked to them; Admin, for every learner. With neither, the roles are those of staff. Any other role
         *     gets 403.
         *
         *     An empty id returns 400. An unknown learner or grade returns 404.
         */
        get: operations["listSubjects"];
        put?: never;
        /**
         * Create a subject
         * @description Adds a subject without topics to a grade and returns it.
         *
         *     Roles: Admin, ContentAdmin, Moderator and Tutor. Any other role gets 403.
         *
         *     A body that violates its schema returns 400: the title and the grade are required. An unknown grade returns 404.
         */
        post: operations["createSubject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subjects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subject.
                 * @example sub-4-maths
                 */
                id: components["parameters"]["SubjectId"];
            };
            cookie?: never;
        };
        /**
         * Get a subject
         * @description Returns one subject.
         *
         *     Role: any signed-in user. An unknown id returns 404.
         */
        get: operations["getSubject"];
        /**
         * Update a subject
         * @description Replaces every property of a subject and returns it. The body is the whole subject. Another `gradeId` moves the
         *     subject to that grade, with its topics and activities; the attempts at them stay. From now on, the new title appears
         *     everywhere.
         *
         *     Roles: Admin, ContentAdmin, Moderator and Tutor. Any other role gets 403.
         *
         *     A body that violates its schema, or an `id` other than the one in the path, returns 400. An unknown subject or grade
         *     returns 404.
         */
        put: operations["updateSubject"];
        post?: never;
        /**
         * Delete a subject
         * @description Deletes a subject with its topics and all activities of these topics: either everything or nothing, even if learners
         *     have answered some of the activities.
         *
         *     Roles: Admin, ContentAdmin, Moderator and Tutor. Any other role gets 403. An unknown id returns 404.
         */
        delete: operations["deleteSubject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics/by_subjectId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the topics of a subject
         * @description Returns all topics of a subject, including those that belong to no term, in no guaranteed order. The path keeps its
         *     historical spelling.
         *
         *     Role: any signed-in user. An unknown subject returns 404.
         */
        get: operations["listTopicsBySubject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a topic
         * @description Adds a topic without activities to a subject and returns it. Without a `termId`, the topic belongs to no term.
         *
         *     Roles: Admin, ContentAdmin, Moderator and Tutor. Any other role gets 403.
         *
         *     A body that violates its schema returns 400: the title and the subject are required. An unknown subject or term
         *     returns 404.
         */
        post: operations["createTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example top-4-fractions
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        /**
         * Get a topic
         * @description Returns one topic.
         *
         *     Role: any signed-in user. An unknown id returns 404.
         */
        get: operations["getTopic"];
        /**
         * Update a topic
         * @description Replaces every property of a topic and returns it. The body is the whole topic. A `termId` of null takes the topic
         *     out of its term. Another `subjectId` moves the topic, with its activities, to that subject; the attempts at them
         *     stay. From now on, the new title appears everywhere, including in reports about earlier attempts.
         *
         *     Roles: Admin, ContentAdmin, Moderator and Tutor. Any other role gets 403.
         *
         *     A body that violates its schema, or an `id` other than the one in the path, returns 400. An unknown topic, subject
         *     or term returns 404. Clients show the `message` of the failure to the user.
         */
        put: operations["updateTopic"];
        post?: never;
        /**
         * Delete a topic
         * @description Deletes a topic with all its activities: either everything or nothing, even if learners have answered some of the
         *     activities.
         *
         *     Roles: Admin, ContentAdmin, Moderator and Tutor. Any other role gets 403. An unknown id returns 404.
         */
        delete: operations["deleteTopic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all activities
         * @description Returns every activity of the school, including suspended ones, in no guaranteed order. The questions come with
         *     their answer key, and `results` is empty.
         *
         *     Roles: Admin, ContentAdmin, Moderator and Tutor. Any other role gets 403.
         */
        get: operations["listActivities"];
        put?: never;
        /**
         * Create an activity
         * @description Adds an activity to a topic. The activity starts without questions and without media, and learners see it at once.
         *     Its `lastModifiedUserId` is the caller. `updateActivity` adds questions. Two activities may have the same title.
         *
         *     Roles: Admin, ContentAdmin, Moderator and Tutor. Any other role gets 403. A body that violates its schema returns
         *     400, an unknown topic 404.
         */
        post: operations["createActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The activity.
                 * @example act-4-fractions-halves
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        /**
         * Get an activity
         * @description Returns one activity with its questions. Staff receive the questions with their answer key; every other caller
         *     receives them without it. `results` contains the caller's own attempts if the caller is a Learner; otherwise it is
         *     empty.
         *
         *     Role: any signed-in user. An unknown activity returns 404, and so does a suspended one unless the caller is staff. A
         *     server may return 402 to a Learner (see *Daily limit*).
         */
        get: operations["getActivity"];
        /**
         * Save an activity with its questions
         * @description Replaces the title, the description and the topic of an activity and, if the model has `questions`, all its
         *     questions. Returns the saved activity, with the answer key and with empty `results`. Either everything is saved or
         *     nothing. The rules for questions are under *Saving questions*.
         *
         *     The body is always `multipart/form-data`, even without a file. It has these parts:
         *
         *     - `model`, required: the activity as JSON, with the content type `application/json`. A file name in the header of
         *       this part is ignored.
         *     - `Questions[i].MediaFile`, at most one for each question: a file with its own content type. `i` is the index of the
         *       question in `questions` of the model, starting at 0, regardless of its `sortOrder`. The file of the first question
         *       is `Questions[0].MediaFile`.
         *
         *     To change the media of a question, send this:
         *
         *     | to … | `mediaPath` of the question | part `Questions[i].MediaFile` |
         *     |---|---|---|
         *     | keep the media, or have none as before | the path as it was read; null if there is none | none |
         *     | set or replace the media | the path as it was read, or null | the file |
         *     | remove the media | null | none |
         *
         *     A file may be a PNG, JPEG, GIF, MP3, WAV, Ogg audio, MP4 or WebM file of at most 10 MB.
         *
         *     Role: Admin. Any other role gets 403. Changes for review are sent with `submitChange`. An unknown activity or topic
         *     returns 404, a `version` other than the current one 409, a file of more than 10 MB 413. A body that is not `multipart/form-data`, a file of any other type, or
         *     bytes that do not match the content type return 415. These return 400:
         *
         *     - a form without `model`, or with a part whose name is not in the list above;
         *     - a model that is not JSON or violates its schema;
         *     - an `id` that is not the one in the path;
         *     - the id of a question that is not part of this activity, or that occurs twice;
         *     - a stored question with another `type`;
         *     - a `prompt`, `question` or `paragraph` that is blank;
         *     - a choice without a correct option, or a correct option that is not one of the `options`;
         *     - a paragraph that is malformed, has no blank or has an empty blank `[[]]`;
         *     - a `mediaPath` that is neither null nor the current path of the question;
         *     - a file part whose number is not the index of a question in the model.
         *
         *     In `errors`, the names of properties inside the model start with `model.`.
         */
        put: operations["updateActivity"];
        post?: never;
        /**
         * Delete an activity
         * @description Deletes an activity permanently, with its questions, the change sets for it and for its questions, and everything
         *     that learners did with it: saved answers and attempts. These attempts disappear from the activity report and the
         *     leaderboards. To keep them, suspend the activity instead.
         *
         *     Roles: Admin and Moderator. Any other role gets 403. An unknown activity returns 404, and so does an activity that
         *     has already been deleted.
         */
        delete: operations["deleteActivity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an activity
         * @description Hides an activity from every caller except staff, without deleting anything. Attempts that were submitted before
         *     remain readable and still count. No operation ends a suspension.
         *
         *     Role: Admin. Any other role gets 403. A missing `id` returns 400, an unknown activity 404, and an activity that is
         *     already suspended 409.
         */
        post: operations["suspendActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/activity-result/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a marked attempt
         * @description Returns one submitted attempt, with its score, the learner's answers, the correct answers and the explanations. This
         *     is the only operation that reveals the answer key to a learner or a parent. The questions are kept as they were when
         *     the attempt was submitted; later changes to the activity do not affect them. `topicId`, `title` and `description`
         *     are those of the activity now.
         *
         *     Roles, as for `listLearnerActivityResults`: Learner for their own attempts, Parent for those of the learners who are
         *     linked to them, and Admin, Tutor and Teatcher for all. Any other role gets 403. An unknown attempt returns 404, and
         *     the attempt of any other learner 403.
         */
        get: operations["getActivityResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/by-subject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the activities of a subject
         * @description Returns the activities of all topics of a subject, in no guaranteed order. Staff receive the questions with their
         *     answer key, and suspended activities too. Every other caller receives the questions without their answer key, and no
         *     suspended activities. `results` contains the caller's own attempts if the caller is a Learner; otherwise it is
         *     empty.
         *
         *     Role: any signed-in user. An unknown subject returns 404; a subject without activities returns an empty array. A
         *     server may return 402 to a Learner (see *Daily limit*).
         */
        get: operations["listActivitiesBySubject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/by-topic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the activities of a topic
         * @description Returns the activities of a topic, in no guaranteed order. Staff receive the questions with their answer key, and
         *     suspended activities too. Every other caller receives the questions without their answer key, and no suspended
         *     activities. `results` contains the caller's own attempts if the caller is a Learner; otherwise it is empty.
         *
         *     Role: any signed-in user. An unknown topic returns 404; a topic without activities returns an empty array. A server
         *     may return 402 to a Learner (see *Daily limit*).
         */
        get: operations["listActivitiesByTopic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/for-learner/{learnerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the activities of a learner
         * @description Returns every activity of the learner's grade, each with that learner's attempts. Learners and Parents receive the
         *     questions without their answer key, and no suspended activities; an Admin receives the answer key and suspended
         *     activities too. For a learner without a grade, the array is empty.
         *
         *     If a Learner is the caller, the questions contain the answers that the learner has saved and not submitted, as on the
         *     answer sheet. No other caller receives these answers.
         *
         *     Clients calculate progress from the response: an activity is done once it has an attempt. Clients wait up to
         *     ten seconds for the response.
         *
         *     Roles: Learner for themselves, Parent for the learners who are linked to them, Admin for any learner. Any other role
         *     gets 403, and so does a request for any other learner. An unknown learner returns 404. A server may return 402 (see
         *     *Daily limit*).
         */
        get: operations["listActivitiesForLearner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/activity-answers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the answers of an activity
         * @description Marks the answers, stores them as a new attempt and returns its score. Attempts are numbered from 1 for each
         *     learner and activity, and there is no limit to their number. Submitting deletes the caller's saved answers for the
         *     activity.
         *
         *     The server marks with its own answer key and its own copy of the questions. It reads only the learner's answers
         *     from the body and ignores `totalScore`. Unanswered questions score 0. The path ends with a slash.
         *
         *     Roles: Learner and Admin, each for themselves. Any other role gets 403. 400 is returned for a body that violates its
         *     schema, and for a question that belongs to another activity, has another `type` or occurs twice. An unknown activity
         *     returns 404; for a Learner, so does a suspended one. A learner whose plan does not lift the daily limit, and who has
         *     used up the free attempts of the day, gets 402, and nothing is stored.
         *
         *     A request that is repeated with its `Idempotency-Key` creates no second attempt: it gets the first one again, even if
         *     the free attempts of the day have been used up or the activity was suspended meanwhile.
         */
        post: operations["submitActivityAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/activity-answsers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The activity.
                 * @example act-4-fractions-halves
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        /**
         * Get an activity for answering
         * @description Returns an activity for answering: its questions without their answer key, with the answers that the caller has
         *     saved so far. The path keeps its historical spelling.
         *
         *     Role: any signed-in user; saving and submitting answers are for Learner and Admin. An unknown activity returns 404,
         *     and so does a suspended one unless the caller is staff. A learner whose plan does not lift the daily limit, and who
         *     has used up the free attempts of the day, gets 402 here, before answering.
         */
        get: operations["getActivityAnswerSheet"];
        /**
         * Save answers without submitting
         * @description Saves the caller's answers for later, and returns the answer sheet with the saved answers. The answers are not
         *     marked, and no attempt is created. Repeating the request changes nothing.
         *
         *     **Two open answer sheets.** A learner may have one activity open twice, in two tabs or on two devices. Answers are
         *     compared question by question, so that neither overwrites newer answers of the other. A server that does so returns
         *     `answerChangedAtUtc` with every question of an answer sheet. Its clients send it back, with a new date-time for each
         *     answer that the learner has changed.
         *
         *     - An answer replaces the saved one if it was changed later. If it was changed earlier, or at the same moment, the
         *       saved answer stays.
         *     - A null date-time means that the learner has not answered the question on this client: the saved answer stays.
         *     - A date-time in the future counts as the moment at which the server receives it, so that a fast clock gives no
         *       precedence. So does a missing date-time. In both cases, an answer that is equal to the saved one changes nothing.
         *     - Submitting counts as a change of every question. An answer whose date-time is not later than the submission
         *       is not saved again.
         *     - A question that is omitted keeps its saved answer.
         *
         *     A client whose clock is slow sends at least a millisecond more than the date-time that it last received for the
         *     question: a learner who changes an answer after seeing it intends to replace it. The response may contain other
         *     answers than the request. A client displays the answers of the response, and never discards an answer that the learner is typing.
         *
         *     If no question has `answerChangedAtUtc`, the answers replace everything that was saved before. A server that does
         *     not return this property always replaces them all, and no client sends the property to it.
         *
         *     Roles: Learner and Admin, each for themselves. Any other role gets 403. 400 is returned for a body that violates its
         *     schema, and for a question that belongs to another activity, has another `type` or occurs twice. An unknown activity
         *     returns 404; for a Learner, so does a suspended one. The daily limit applies as for `getActivityAnswerSheet`: 402.
         */
        put: operations["saveActivityAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/with-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the activities of a topic with the caller's results
         * @description Returns the activities of a topic, each with the caller's own attempts, in no guaranteed order. Learners receive
         *     the questions without their answer key, and no suspended activities; an Admin receives the answer key and
         *     suspended activities too.
         *
         *     For a Learner, the questions contain the answers that the learner has saved and not submitted, as on the answer
         *     sheet. Clients use these answers to show how much of an activity is answered.
         *
         *     Roles: Learner and Admin. Any other role gets 403. A missing `topicId` returns 400, an unknown topic 404. A server
         *     may return 402 (see *Daily limit*).
         */
        get: operations["listActivitiesWithResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rank the learners of a grade by their activities
         * @description Returns the learners of a grade with the scores that they achieved in its activities, the highest `totalScore`
         *     first. `subjectId` and `topicId` restrict the activities that count. If the subject or topic does not belong to the
         *     grade, or the topic not to the subject, no activity counts and the array is empty. *Leaderboard* explains how scores
         *     add up, how ties are ordered, and which names are hidden.
         *
         *     Role: any signed-in user. A missing `gradeId` or an empty id returns 400; an unknown grade, subject or topic returns
         *     404.
         */
        get: operations["getActivityLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the activity.
                 * @example act-4-fractions-fair-shares
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the media of an activity
         * @description Returns the image, audio or video file of an activity, by the id of the activity. With a `Range` header, it
         *     returns only that part of the file. It is public, because a media element on a page cannot send a token.
         *
         *     404 means that the activity is unknown or has no media. A range that starts after the end of the file returns 416.
         */
        get: operations["getActivityMedia"];
        put?: never;
        /**
         * Upload the media of an activity
         * @description Stores a file as the media of an activity, replaces the media that it had before, and returns the new path. The
         *     change takes effect at once, without review. Questions have separate media, which `updateActivity` uploads.
         *
         *     The body is `multipart/form-data` with one part, `media`. The part contains a JPEG or PNG image or an MP4 video
         *     (`jpg`, `jpeg`, `png`, `mp4`) of at most 10 MB, with its own content type. The server checks the bytes; it trusts
         *     neither the content type nor the name of the file.
         *
         *     Roles: Admin, ContentAdmin, Moderator and Tutor. Any other role gets 403. A form without the part `media` returns
         *     400, an unknown activity 404, a larger file 413. A body that is not `multipart/form-data`, a file of any other type
         *     (such as SVG or HTML), or bytes that do not match the content type return 415. After each of these failures, the
         *     activity keeps its old media.
         */
        post: operations["uploadActivityMedia"];
        /**
         * Remove the media of an activity
         * @description Removes the image, audio or video file of an activity; its `mediaPath` is null afterwards. The change takes effect
         *     at once, without review. The media of its questions is not affected.
         *
         *     Roles: Admin, ContentAdmin, Moderator and Tutor. Any other role gets 403. An unknown activity returns 404, and so
         *     does an activity without media.
         */
        delete: operations["deleteActivityMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activityResults/learner/{learnerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the results of a learner
         * @description Returns every attempt of a learner as a row of the activity report, the newest first. For a learner without
         *     attempts, the array is empty.
         *
         *     Roles: Learner for themselves, Parent for the learners who are linked to them, and Admin, Tutor and Teatcher (the
         *     role of teachers, spelt like this) for any learner. Any other role gets 403, and so does a request for any other
         *     learner. An unknown learner returns 404.
         */
        get: operations["listLearnerActivityResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a media file
         * @description Returns the file of a `mediaPath`: the path `files/{fileId}` has the URL `{apiBase}/files/{fileId}/media`. With a
         *     `Range` header, it returns only that part of the file. It is public, because a media element on a page cannot send
         *     a token. For the same reason, servers issue file ids that cannot be guessed.
         *
         *     A server may name the file for downloads with `Content-Disposition`. If it has another origin than the
         *     application, it then also lists that header in `Access-Control-Expose-Headers`.
         *
         *     An unknown id returns 404. A range that starts after the end of the file returns 416.
         */
        get: operations["getMediaFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/unlock-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the guardians of a learner for a plan
         * @description Sends an email that asks adults to buy a plan for a learner, and returns the email addresses to which it was sent.
         *     The body has one of two forms. It asks all guardians of the learner or some of them, or it asks one email address
         *     for one plan. Nothing is stored. A learner who already has a subscription may ask too.
         *
         *     The email names the learner and links to `{application}#/subscribe?learnerId={learnerId}`, with `&planId={planId}`
         *     in the second form. The `#` is historical: the application takes the path after it. The link contains no token; the
         *     recipient signs in to buy. Each recipient gets a separate email and does not see the other email addresses. If
         *     `sendToAll` is true and the learner has no guardians, nothing is sent and `to` is empty.
         *
         *     Roles: Learner for themselves, Parent for the learners who are linked to them, Admin for any learner. Any other role
         *     gets 403, and so does a request for any other learner. An unknown learner returns 404, and so does a plan that is
         *     unknown or not on sale. If the email cannot be handed over for sending, the response is 500. These return 400:
         *
         *     - a body that has neither form;
         *     - an invalid email address;
         *     - an empty `guardianIds` when `sendToAll` is false;
         *     - a person in `guardianIds` who is not a guardian of this learner.
         */
        post: operations["createUnlockRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/guardians": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the guardians of a learner
         * @description Returns the adults who are linked to a learner and can be asked for a plan. The primary parent comes first; the
         *     others are ordered by `fullName`. Adults without an email address are omitted. For a learner without such
         *     adults, the array is empty.
         *
         *     Roles: Learner for themselves, Parent for the learners who are linked to them, Admin for any learner. Any other role
         *     gets 403, and so does a request for any other learner. A missing or empty `learnerId` returns 400, an unknown
         *     learner 404.
         */
        get: operations["listGuardians"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/public/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plans on sale
         * @description Returns the public details of the Active plans, ordered by `displayOrder`, then by `planName`. Draft and Retired
         *     plans are omitted, even for an Admin. If nothing is on sale, the array is empty.
         *
         *     Each plan includes the current amount of a checkout. A promotion that starts or ends before the checkout changes the
         *     amount; the provider's page shows the final amount.
         *
         *     The operation is public, and the response is the same for every caller. Clients compare it with `runningPlans` of
         *     `getActiveSubscription` to see which plans are blocked for a learner.
         */
        get: operations["listPublicPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a subscription without a checkout
         * @description Gives a learner a plan at once, and returns the new subscription. It starts now, runs for the `durationDays` of
         *     the plan, and does not renew itself. No payment is taken. An Admin uses this operation for a learner whose fee was
         *     paid at the office.
         *
         *     Roles: Admin for any learner and any plan on sale; Parent for the learners who are linked to them, and only for a
         *     plan with a `price` of 0. Everything else returns 403, so that a plan that `createCheckout` sells is not given
         *     without payment. A missing or empty property returns 400. An unknown learner returns 404, and so does a plan that is
         *     unknown or not on sale. A plan that is blocked for the learner returns 409, and nothing changes.
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/learner/{id}/active": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The learner.
                 * @example lrn-lwazi
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        /**
         * Get the active subscription of a learner
         * @description Returns the learner's active subscription, or `isActive` false if there is none. The server's clock decides at every
         *     request. If several subscriptions are running, the response describes the subscription that started last, and
         *     `runningPlans` lists all of them. For 24 hours after a payment for this learner was refunded, `message` says so (see
         *     *Payments*).
         *
         *     After a checkout, clients call this operation every two seconds, at most thirty times, until it shows the bought
         *     plan. After turning on auto-renew, they do the same until `autoRenew` is true.
         *
         *     Roles: Learner for themselves, Parent for the learners who are linked to them, Admin for any learner. Any other role
         *     gets 403, and so does a request for any other learner. An unknown learner returns 404. It is not an error if the
         *     learner has no subscription, or if it has expired.
         */
        get: operations["getActiveSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/manage/learner/{id}/cancel-autorenew": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The learner.
                 * @example lrn-lwazi
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off auto-renew
         * @description Turns off auto-renew for every running subscription of a learner. No further payment is taken. Each subscription
         *     runs until its own `expirationDate` and then ends. The response lists them. If auto-renew is already off, nothing
         *     changes and the response is the same. The request has no body.
         *
         *     The operation also cancels every agreement to recurring payments that `enableAutoRenew` has started and the
         *     provider has not yet confirmed. A confirmation that arrives later has no effect.
         *
         *     Roles: Parent for the learners who are linked to them, Admin for any learner. Any other role gets 403, and so does a
         *     request for any other learner. An unknown learner returns 404, a learner without an active subscription 409.
         */
        post: operations["cancelAutoRenew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/manage/learner/{id}/enable-autorenew": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The learner.
                 * @example lrn-lwazi
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn on auto-renew
         * @description Turns on auto-renew for the active subscription of a learner. If several subscriptions are running, that is the
         *     subscription that started last, and the others do not change; `planId` in the response names its plan. The request
         *     has no body.
         *
         *     If auto-renew is already on, or if the caller was the last to agree to recurring payments for this subscription,
         *     auto-renew is on at once and `requiresRedirect` is false. Otherwise `requiresRedirect` is true, and auto-renew stays
         *     off until the caller has agreed at `redirectUrl`. Agreeing makes the caller the payer and charges nothing: the next
         *     payment is that of the next renewal. The caller must agree even if the plan costs nothing now.
         *
         *     Before the application sends the browser to `redirectUrl`, it adds three parameters to the query of that URL. It
         *     keeps the parameters that the URL already has, and encodes the values.
         *
         *     | parameter | value | use |
         *     |---|---|---|
         *     | `custom_str3` | `recurring` | Distinguishes this payment from a checkout. |
         *     | `custom_str4` | the learner's id | The provider repeats it when it notifies the server of the payment. |
         *     | `return_url` | `{application}/subscribe/success?learnerId={id}&recurring=1` | The page to which the browser returns. |
         *
         *     If the caller cancels or is refused by the provider, the browser returns to
         *     `{application}/manage-subscription/{id}?outcome=cancelled` or `?outcome=failed` instead. The server gives the
         *     provider these URLs. If the provider has no such URLs, it uses `return_url`, and the application polls until it
         *     times out.
         *
         *     Auto-renew turns on only when the provider itself confirms to the server that the caller has agreed. Neither the
         *     return of the browser nor `custom_str4` alone is proof: the server must have issued that URL for that learner. The
         *     confirmation has no effect if by then the subscription has ended, auto-renew was cancelled, or the caller may no
         *     longer act as the learner.
         *
         *     Roles: Parent for the learners who are linked to them, Admin for any learner. Any other role gets 403, and so does a
         *     request for any other learner. An unknown learner returns 404. A learner without an active subscription returns 409.
         *     So does a learner whose active subscription has no end, and an inactive learner.
         */
        post: operations["enableAutoRenew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a checkout
         * @description Prepares the payment of a plan for a learner, and returns the URL of the provider's page, which the browser opens
         *     next. The subscription starts when the provider has confirmed the payment to the server. If the amount is 0, the
         *     subscription starts at once instead, and the URL is that of the page to which a buyer returns after paying (see
         *     *Amount* under *Payments*). The return URLs of the provider, after paying and after cancelling, are under
         *     *Payments*, too.
         *
         *     Roles: Parent for the learners who are linked to them, Admin for any learner. Any other role gets 403, and so does a
         *     request for any other learner. A missing or empty property returns 400. An unknown learner returns 404, and so does
         *     a plan that is unknown or not on sale. A plan that is blocked for the learner returns 409, and no payment is
         *     prepared.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all plans
         * @description Returns all plans, regardless of their status, ordered by `displayOrder`, then by `planName`. Buyers use
         *     `listPublicPlans`.
         *
         *     Role: Admin. Any other role gets 403.
         */
        get: operations["listPlans"];
        put?: never;
        /**
         * Create a plan
         * @description Creates a plan with the given status and returns it. `NewPlan` lists the values of properties that are omitted.
         *     Several plans may have the same name.
         *
         *     Role: Admin. Any other role gets 403. A body that violates its schema returns 400, for example a name of fewer than
         *     two characters, a negative number, a price or a percentage with more than two decimals, or features that are not a
         *     JSON string with an array of strings. A `planCode` that another plan has returns 409.
         */
        post: operations["createPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The plan.
                 * @example pln-school-content
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        /**
         * Get a plan
         * @description Returns one plan, regardless of its status.
         *
         *     Role: Admin. Any other role gets 403. An unknown id returns 404.
         */
        get: operations["getPlan"];
        /**
         * Update a plan
         * @description Replaces every property of a plan, including its status, and returns the plan. Any status may follow any other.
         *
         *     Role: Admin. Any other role gets 403. A body that violates its schema returns 400, and so does an `id` that is not
         *     the one in the path, a price or a percentage with more than two decimals, or features that are not a JSON string
         *     with an array of strings. An unknown id returns 404. An outdated `version`, or a `planCode` that another
         *     plan uses, returns 409; if both apply, `code` is `record-changed`. After a failure, nothing has changed.
         */
        put: operations["updatePlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/plans/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The plan.
                 * @example pln-school-content
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a plan
         * @description Puts a plan on sale: its status becomes 1, regardless of the earlier status. If the plan is already active, nothing
         *     changes and the response is the same. The request has no body.
         *
         *     Role: Admin. Any other role gets 403. An unknown id returns 404.
         */
        post: operations["activatePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/plans/{id}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The plan.
                 * @example pln-school-content
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retire a plan
         * @description Takes a plan off sale: its status becomes 2, regardless of the earlier status. If the plan is already retired,
         *     nothing changes and the response is the same. Running subscriptions to the plan continue and may still renew
         *     themselves. The request has no body.
         *
         *     Role: Admin. Any other role gets 403. An unknown id returns 404.
         */
        post: operations["retirePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/plans/{id}/price": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The plan.
                 * @example pln-school-content
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the price of a plan
         * @description Changes the price of a plan and nothing else. The new price applies to purchases and renewals from now on; a running
         *     paid period keeps the price at which it was bought or renewed.
         *
         *     Role: Admin. Any other role gets 403. A price that is missing, negative, above the maximum or with more than two
         *     decimals returns 400, an unknown id 404.
         */
        post: operations["setPlanPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/plans/{id}/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the plan.
                 * @example pln-full-access
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the promotions of a plan
         * @description Returns all promotions of a plan, including those that are switched off or have ended, in no guaranteed order.
         *
         *     Role: Admin. Any other role gets 403. An unknown plan returns 404.
         */
        get: operations["listPlanPromotions"];
        put?: never;
        /**
         * Create a promotion of a plan
         * @description Creates a promotion of a plan, regardless of the status of the plan, and returns it. Properties that are omitted are
         *     absent from the response too.
         *
         *     Role: Admin. Any other role gets 403. A body that violates its schema, or an `endDate` that is not after the
         *     `startDate`, returns 400 (dates in the past are allowed); an unknown plan returns 404.
         */
        post: operations["createPlanPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/plans/{id}/promotions/{promoId}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the plan that the promotion belongs to.
                 * @example pln-full-access
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description The promotion.
                 * @example prm-full-access-winter
                 */
                promoId: components["parameters"]["PromotionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retire a promotion
         * @description Switches a promotion off and returns it; its dates do not change. If the promotion is already off, nothing changes
         *     and the response is the same. The request has no body.
         *
         *     Role: Admin. Any other role gets 403. An unknown plan, an unknown promotion and a promotion of another plan return
         *     404.
         */
        post: operations["retirePlanPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/plans/promotions/{promoId}/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The promotion.
                 * @example prm-full-access-winter
                 */
                promoId: components["parameters"]["PromotionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a promotion on or off
         * @description Sets `isActive` of a promotion to the given value and returns the promotion; its dates do not change. Despite the
         *     name of the path, the value is set and not reversed: sending the same request twice has the same effect as sending
         *     it once. A retired promotion may be switched on again.
         *
         *     Role: Admin. Any other role gets 403. An `isActive` that is missing or not a boolean returns 400, an unknown
         *     promotion 404.
         */
        post: operations["togglePlanPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all roles
         * @description Returns the names of all roles: first the seven built-in ones in the order of `BuiltInRole`, then those that an
         *     Admin has added, sorted by name.
         *
         *     Role: Admin. Any other role gets 403.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Create a role
         * @description Creates a role that no user has yet. Returns its name as a JSON string, without leading or trailing spaces.
         *
         *     Role: Admin. Any other role gets 403.
         *
         *     A missing or blank name returns 400. So do the names `.`, `..` and `users`, because `deleteRole` could not address
         *     them. If a role with this name exists, built-in or not, in any letter case or spelling (see *Comparing text*), the
         *     response is 409.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roles/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description Deletes a role that an Admin has added.
         *
         *     Role: Admin. Any other role gets 403.
         *
         *     An unknown name returns 404. A built-in role returns 409. A role that a user has also returns 409, even if it is not the
         *     user's first role: remove it from its users first.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roles/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all users with their roles
         * @description Returns every user, active or not, with all their roles. The users are sorted by first name, then by surname.
         *
         *     Role: Admin. Any other role gets 403.
         */
        get: operations["listUsersWithRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/byrole/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a role
         * @description Returns every user who has the role, whether as their first role or as an additional one. The property `role` of
         *     each user is still the first. The users are sorted by first name, then by surname. A role without members returns an
         *     empty array.
         *
         *     Role: Admin. Any other role gets 403. An unknown name returns 404.
         */
        get: operations["listUsersByRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roles/users/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example usr-sipho
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get the roles of a user
         * @description Returns the names of a user's roles in their order. The first one is the effective role.
         *
         *     Role: Admin. Any other role gets 403. An unknown user returns 404.
         */
        get: operations["getUserRoles"];
        /**
         * Set the roles of a user
         * @description Replaces all roles of a user with the given ones and returns them. Their order is kept: the first one becomes the
         *     effective role.
         *
         *     Role: Admin. Any other role gets 403.
         *
         *     An empty array, or one that contains a role twice, returns 400. An unknown user or role returns 404. Giving another
         *     first role to the last Admin returns 409.
         */
        put: operations["setUserRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all users
         * @description Returns every account of every role, active or not, sorted by first name, then by surname. Clients search the list
         *     themselves.
         *
         *     Role: Admin. Any other role gets 403.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Creates an account with one role and returns it. The account is active: the user can sign in at once, with the email
         *     address and the given password. The server also makes a user name. A new learner has no parents and no plan.
         *
         *     Role: Admin. Any other role gets 403.
         *
         *     A body that violates its schema returns 400. So does a `confirmPassword` that differs from the password, and, except
         *     for the role Learner, a `cellphoneNumber` or `whatsAppNumber` that is missing or null. An unknown role or grade
         *     returns 404; the grade is checked only for the role Learner. An email address that another account uses returns 409.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example usr-sipho
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a user
         * @description Replaces the properties of an account that the body contains, and returns the account. The password and properties
         *     that the body does not contain stay as they are.
         *
         *     `role` and `permissions` are saved here as well, so a client needs no other operation to change them. If `role` is
         *     already the first of the user's roles, the user's roles stay as they are. Otherwise it replaces all of them.
         *
         *     A new email address takes effect at the next sign-in, and reset links sent to the old one stop working.
         *
         *     Role: Admin. Any other role gets 403.
         *
         *     A body that violates its schema, or an `id` other than the one in the path, returns 400. So does a `cellphoneNumber`
         *     or `whatsAppNumber` that is missing or null, except for the role Learner. An unknown user, role or grade returns
         *     404; the grade is checked only for the role Learner. A `version` other than the current one returns 409 with the
         *     code `record-changed`, an email address that another account uses 409 with `email-in-use`, and another role for the
         *     last Admin 409 with `last-admin`; if several of these reasons apply, `code` is that of the first in this order.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user
         * @description Deletes an account permanently. *AdminUsers* (*Deleting*) lists what is deleted with it.
         *
         *     Role: Admin. Any other role gets 403. An unknown user returns 404. The caller's own account returns 409.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example usr-sipho
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user a role
         * @description Gives a user this one role and returns the account. If the role is already the first of the user's roles, nothing
         *     changes, and any additional roles stay. Otherwise it replaces all of the user's roles. To give several roles, use
         *     `setUserRoles`.
         *
         *     Role: Admin. Any other role gets 403.
         *
         *     A missing or empty role returns 400. An unknown user or role returns 404. Giving another role to the last Admin
         *     returns 409.
         */
        post: operations["assignUserRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example usr-sipho
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the permissions of a user
         * @description Replaces all of an account's own permissions with the given ones and returns the account. Users of every role may
         *     have permissions. The permissions from a learner's plans are added to the token and cannot be removed here.
         *
         *     Role: Admin. Any other role gets 403.
         *
         *     A missing array, an unknown permission, or a permission that occurs twice returns 400. An unknown user returns 404.
         */
        post: operations["setUserPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/parents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all parents with their learners
         * @description Returns every user whose effective role is Parent, each with the learners linked to them. The parents, and the
         *     learners of each parent, are sorted by first name, then by surname. A parent without learners has an empty array of
         *     learners.
         *
         *     Role: Admin. Any other role gets 403.
         */
        get: operations["listParents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/learners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all learners with their parents
         * @description Returns every user whose effective role is Learner, active or not, each with the adults linked to them. The users
         *     are sorted by first name, then by surname. A learner without adults has an empty array of parents.
         *
         *     Role: Admin. Any other role gets 403.
         */
        get: operations["listLearnersWithParents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/check-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether an email address is taken
         * @description Returns `true` if an account, active or not, has the given string as its email address or as its user name, and
         *     `false` otherwise. The body of the response is the bare boolean, not an object. Letter case does not matter. The
         *     check is meant for new users: a user's own email address is reported as taken, too. `createUser` makes the same
         *     check again.
         *
         *     Role: Admin. Any other role gets 403. A missing or malformed email address returns 400.
         */
        get: operations["checkUserEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all campuses
         * @description Returns every campus, including inactive ones, in no guaranteed order. Clients use it to show all campuses, and to
         *     offer the campuses for a trial session.
         *
         *     Roles: Admin and Moderator. Any other role gets 403.
         */
        get: operations["listCampuses"];
        put?: never;
        /**
         * Create a campus
         * @description Adds a campus and returns it. Only the name is required, and it must not be blank. A campus is active unless the
         *     body says otherwise.
         *
         *     Roles: Admin and Moderator. Any other role gets 403. A body that violates its schema returns 400.
         */
        post: operations["createCampus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The campus.
                 * @example cam-umhlanga
                 */
                id: components["parameters"]["CampusId"];
            };
            cookie?: never;
        };
        /**
         * Get a campus
         * @description Returns one campus, active or not.
         *
         *     Roles: Admin and Moderator. Any other role gets 403. An unknown id returns 404.
         */
        get: operations["getCampus"];
        /**
         * Update a campus
         * @description Replaces every property of a campus and returns it. The body is the whole campus. Its trial sessions keep the
         *     campus, even if it becomes inactive, and show its new name from now on.
         *
         *     Roles: Admin and Moderator. Any other role gets 403.
         *
         *     A body that violates its schema, or an `id` other than the one in the path, returns 400. An unknown id returns 404,
         *     a `version` other than the current one 409.
         */
        put: operations["updateCampus"];
        post?: never;
        /**
         * Delete a campus
         * @description Deletes a campus.
         *
         *     Roles: Admin and Moderator. Any other role gets 403.
         *
         *     An unknown id returns 404. A campus that a trial session uses, even a past one, returns 409: make the campus
         *     inactive instead, or delete its trial sessions first.
         */
        delete: operations["deleteCampus"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/queue/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the moderation queue as a tree
         * @description Returns the change sets that match the filters as a tree of grades, subjects and activities. Topics are not a
         *     level of the tree. Grades, subjects and activities without a matching change set are omitted; if nothing matches,
         *     the array is empty. The order of grades, subjects and activities is not guaranteed; clients sort them by title.
         *     Without filters, the tree contains all change sets.
         *
         *     Roles: Admin, ContentAdmin and Moderator. Any other role gets 403. A filter with a value that is not allowed returns
         *     400.
         */
        get: operations["getModerationQueueTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the moderation queue
         * @description Returns the change sets that match the filters, in the order of `submittedAtUtc`, the oldest first. They are the
         *     same change sets as in `getModerationQueueTree`, with their contents. Without filters, the array contains all change sets.
         *
         *     Roles: Admin, ContentAdmin, Moderator, Tutor and Learner. A Tutor or Learner receives only the change sets that they
         *     submitted themselves; those that were submitted by a Learner contain no answer key. Any other role gets 403. A
         *     filter with a value that is not allowed returns 400.
         */
        get: operations["listModerationQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/activities/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The activity.
                 * @example act-4-fractions-halves
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        /**
         * Get the review of an activity
         * @description Returns an activity before and after its changes, with everything that a moderator needs for a decision: the pending
         *     change sets, their submitters, and earlier decisions. An activity without change sets has a review too: `before` and
         *     `after` are equal, and `history` is empty.
         *
         *     Roles: Admin, ContentAdmin and Moderator. Any other role gets 403. An unknown activity returns 404.
         */
        get: operations["getActivityReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/questions/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the review of a question
         * @description Returns one question before and after its changes, with its history. The review is consistent with that of the
         *     question's activity. A question without change sets has a review too: `before` and `after` are equal, and `history`
         *     is empty.
         *
         *     Roles: Admin, ContentAdmin and Moderator. Any other role gets 403. An unknown question returns 404.
         */
        get: operations["getQuestionReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a change set
         * @description Returns one change set, regardless of its status. Clients show the snapshot as *before*, and the snapshot with the
         *     patch applied as *after*.
         *
         *     Roles: Admin, ContentAdmin and Moderator; Tutor and Learner for a change set that they submitted themselves. Any other
         *     caller gets 403. An unknown change set returns 404. A Tutor or Learner receives it as it was submitted; a change set
         *     that a Learner submitted contains no answer key.
         */
        get: operations["getChangeSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a change
         * @description Approves a pending change set, applies its patch, and returns its id. It is meant for a single change set; with
         *     several ids, it works like `approveManyChanges`.
         *
         *     Roles: Admin, ContentAdmin and Moderator. Any other role gets 403. A server may restrict decisions to the policy
         *     *ContentApprover*; a Moderator then gets 403 too. A missing or empty array returns 400. So does a resolution whose
         *     `id` is not one of `ids` or has another resolution, or whose patch breaks the rules for a Moderator's change set. An
         *     unknown change set returns 404. These return 409:
         *
         *     - a change set that is not pending;
         *     - a resolution that was made for another version of the content (`record-changed`);
         *     - a change set that has no resolution and conflicts with the stored content, or a resolution for a question that an
         *       earlier change set of the same request changes (`field-conflict`);
         *     - a Learner's change set that has no resolution and no longer matches the stored question (`question-changed`).
         *
         *     If several of these apply, `code` is that of the first in this order, and `errors` names every change set to which
         *     it applies. After a failure, nothing has changed.
         */
        post: operations["approveChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a change
         * @description Rejects a pending change set, with or without a reason, and returns its id. The content stays as it is. It is
         *     meant for a single change set; with several ids, it works like `rejectManyChanges`.
         *
         *     Roles: Admin, ContentAdmin and Moderator. Any other role gets 403. A server may restrict decisions to the policy
         *     *ContentApprover*; a Moderator then gets 403 too. A missing or empty array returns 400, an unknown change set 404,
         *     and one that is not pending 409. After a failure, nothing has changed.
         */
        post: operations["rejectChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/approveMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve several changes
         * @description Approves pending change sets, all or none. Applies their patches in the order of `submittedAtUtc`, and returns
         *     their ids.
         *
         *     Roles: Admin, ContentAdmin and Moderator. Any other role gets 403. A server may restrict decisions to the policy
         *     *ContentApprover*; a Moderator then gets 403 too. A missing or empty array returns 400. So does a resolution whose
         *     `id` is not one of `ids` or has another resolution, or whose patch breaks the rules for a Moderator's change set. An
         *     unknown change set returns 404. These return 409:
         *
         *     - a change set that is not pending;
         *     - a resolution that was made for another version of the content (`record-changed`);
         *     - a change set that has no resolution and conflicts with the stored content, or a resolution for a question that an
         *       earlier change set of the same request changes (`field-conflict`);
         *     - a Learner's change set that has no resolution and no longer matches the stored question (`question-changed`).
         *
         *     If several of these apply, `code` is that of the first in this order, and `errors` names every change set to which
         *     it applies. After a failure, nothing has changed.
         */
        post: operations["approveManyChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/rejectMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject several changes
         * @description Rejects pending change sets, all or none, and returns their ids. One reason may be given for all of them. The
         *     content stays as it is.
         *
         *     Roles: Admin, ContentAdmin and Moderator. Any other role gets 403. A server may restrict decisions to the policy
         *     *ContentApprover*; a Moderator then gets 403 too. A missing or empty array returns 400, an unknown change set 404,
         *     and one that is not pending 409. After a failure, nothing has changed.
         */
        post: operations["rejectManyChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a change for review
         * @description Stores a change to one activity or one question as a new, pending change set, and returns it. The content does not
         *     change yet. A user who has changed several records submits one change set for each of them. Submitting twice creates
         *     two change sets.
         *
         *     Apart from its `Id`, its `Type` and its schema, the snapshot is not compared with the stored content. The server
         *     stores a Learner's change set without an answer key, and the response to a Learner contains none.
         *
         *     Roles: Learner, Admin, ContentAdmin, Moderator and Tutor, each for any activity. Any other role gets 403. An Admin's
         *     change set is pending, too. An unknown activity or question returns 404; for a Learner, so does a suspended activity
         *     or one of its questions. These return 400:
         *
         *     - a snapshot or patch that is not a JSON string or violates its schema: an operation other than `replace`, a path
         *       that does not exist for this kind of record, a value that is not allowed for its path, an empty patch, or a path
         *       that occurs twice;
         *     - `answer`, `answers`, `selectedAnswers` or `score` in question data;
         *     - an `Id` in the snapshot that is not `entityId`, or a `Type` that is not the type of the stored question;
         *     - question data of another type, in the snapshot or in the patch;
         *     - question data without an answer key, in the snapshot or in the patch, unless a Learner submits it;
         *     - a `prompt`, `question` or `paragraph` in the patch that is blank;
         *     - a choice in the patch without a correct option, or a correct option that is not one of the `options`, unless a
         *       Learner submits it;
         *     - a paragraph in the patch that has no blank or has an empty blank `[[]]`, unless a Learner submits it;
         *     - a paragraph in the patch that is malformed, or has too many blanks or words that are too long (see *Blanks* under
         *       *Activities*);
         *     - from a Learner, such a paragraph in the snapshot;
         *     - from a Learner who sends no answer key, a blank with a word in it, in the snapshot or in the patch;
         *     - from a Learner, a patch whose number of blanks or options differs from that of the stored question;
         *     - question data of more than 200,000 characters as JSON;
         *     - a `/MediaPath` that is neither null, nor the current path of the question, nor a `data:` URL with a file whose
         *       type and size `updateActivity` accepts for a question; in the snapshot, a `data:` URL with any other file.
         *
         *     A paragraph that is too long with the stored words in its blanks is accepted, and approving it returns 409: a
         *     refusal would reveal the length of the words to a Learner.
         */
        post: operations["submitChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trialsessioninvite/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a seat in a trial session
         * @description Books one seat in one session of the invite, and raises the `currentCount` of that session by 1. It does not
         *     matter whether the session has already started.
         *
         *     The operation is public: the token is the proof of invitation. Several visitors may use the same token, each with
         *     their own email address.
         *
         *     The server checks the following, in this order. If a check fails, nothing is stored.
         *
         *     1. The token is missing or empty, or the body violates its schema: 400.
         *     2. The token is unknown: 404.
         *     3. `trialSessionInviteId` is not the invite of the token: 400.
         *     4. `trialSessionId` is unknown or not a session of this invite: 404.
         *     5. The invite is expired: 410.
         *     6. The email address already has a seat in this session, whichever invite was used: 409. Letter case does not
         *        matter.
         *     7. The session is full: 409. If two visitors book the last seat at the same time, only one of them gets it.
         */
        post: operations["submitRsvp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trialsessioninvite/validate-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the token of an invite
         * @description Returns whether a token can be used for booking, with the data of the booking page. It changes nothing.
         *
         *     The operation is public. An unknown, deleted or expired token is not a failure; it returns 200 with `valid: false`
         *     and a message for the visitor. Only a missing or empty token returns 400.
         *
         *     A valid token returns the invite with all its sessions, including full ones. The number of free seats in a session
         *     is `maxNumber` minus `currentCount`.
         *
         *     `fullName` and `contactNumber` come from an account only if the invite has exactly one email address and that
         *     address belongs to a Parent. They are then the Parent's name and surname, and the cellphone number; each is null if
         *     the account does not have it. Otherwise both are null, because an invite may have several recipients.
         */
        get: operations["validateRsvpToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trialsessioninvite/generate-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an invite to one trial session
         * @description Creates an invite to one trial session, sends it to `emails` and returns its link. The invite takes its title from
         *     the session and keeps it, even if the session is renamed. In every other respect it is like an invite of
         *     `generateTrialInvite`. `listTrialInvites` returns the invite with its id; the link identifies it there.
         *
         *     Role: Admin. Any other role gets 403. A body that violates its schema returns 400, for example with an invalid email
         *     address. An unknown session returns 404. After a failure, nothing has been created or sent.
         */
        post: operations["generateRsvpInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trialsession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all trial sessions
         * @description Returns every trial session, including past ones, in no guaranteed order.
         *
         *     Role: Admin. Any other role gets 403.
         */
        get: operations["listTrialSessions"];
        put?: never;
        /**
         * Create a trial session
         * @description Creates a trial session without bookings and returns it. The server assigns the id, sets `currentCount` to 0 and
         *     adds `campusName`.
         *
         *     Role: Admin. Any other role gets 403. A body that violates its schema returns 400, an unknown campus 404.
         */
        post: operations["createTrialSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trialsession/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a trial session
         * @description Returns one trial session.
         *
         *     Role: Admin. Any other role gets 403. An unknown id returns 404.
         */
        get: operations["getTrialSession"];
        /**
         * Update a trial session
         * @description Replaces the title, the start time, the number of seats and the campus of a trial session, and returns the
         *     session. Its bookings are not affected.
         *
         *     Role: Admin. Any other role gets 403. A body that violates its schema returns 400 and changes nothing, and so does
         *     an `id` that is not the one in the path, or a `maxNumber` below the number of bookings. An unknown session or campus
         *     returns 404, a `version` other than the current one 409.
         */
        put: operations["updateTrialSession"];
        post?: never;
        /**
         * Delete a trial session
         * @description Deletes a trial session with all its bookings, even if it is full, and removes its id from every invite. The
         *     invites themselves are not deleted.
         *
         *     Role: Admin. Any other role gets 403. An unknown id returns 404.
         */
        delete: operations["deleteTrialSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trialsession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a trial session under the older path
         * @deprecated
         * @description This is an older path of `createTrialSession`, for clients that still use it. It does exactly the same, with the
         *     same role, bodies and failures. Unlike every other path, it is at the root of the server, regardless of `apiBase`.
         *     If the path of `apiBase` is `/api`, its URL is that of `createTrialSession`.
         *
         *     Role: Admin. Any other role gets 403. A body that violates its schema returns 400, an unknown campus 404.
         */
        post: operations["createTrialSessionLegacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trialsessioninvite/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trial invites
         * @description Returns the trial invites with their tokens, including expired ones, in no guaranteed order. Each parameter that
         *     is sent filters the list; without parameters, all invites are returned. If `from` is later than `to`, the array is
         *     empty.
         *
         *     Role: Admin. Any other role gets 403. An invalid date returns 400.
         */
        get: operations["listTrialInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trialsessioninvite/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an invite to several trial sessions
         * @description Creates an invite with its own title to any number of trial sessions, sends it to `emails` and returns its link.
         *     `listTrialInvites` returns the invite with its id; the link identifies it there.
         *
         *     Role: Admin. Any other role gets 403. A body that violates its schema returns 400, for example with an invalid email
         *     address. An unknown session returns 404. After a failure, nothing has been created or sent.
         */
        post: operations["generateTrialInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trialsessioninvite/forward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forward an invite to additional recipients
         * @description Sends an invite to the given email addresses, adds them to its `emails` and returns its link. The token, the link
         *     and `validUntil` do not change. An email address that already has the invite receives it again, but is not added
         *     twice.
         *
         *     Role: Admin. Any other role gets 403. These return 400: a missing `inviteId`, a body that violates its schema (for
         *     example with an invalid email address), and email addresses that would bring the invite above 500 recipients. An
         *     unknown invite returns 404, an expired one 410. After a failure, nothing has been sent or added.
         */
        post: operations["forwardTrialInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trialsessioninvite/resend/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invite
         * @description Sends an invite again to all its `emails`. Nothing else changes. If the invite has no email addresses, nothing is
         *     sent, and this is not a failure. The request has no body.
         *
         *     Role: Admin. Any other role gets 403. An unknown id returns 404, an expired invite 410.
         */
        post: operations["resendTrialInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trialsessioninvite/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a trial invite
         * @description Deletes a trial invite, whether it is expired or not. From then on, its token is unknown, and its link no longer
         *     works. The sessions are not affected, nor are the bookings that were made with the invite.
         *
         *     Role: Admin. Any other role gets 403. An unknown id returns 404.
         */
        delete: operations["deleteTrialInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The active subscription of a learner. If several subscriptions run at the same time, it is the subscription that started last; `runningPlans` lists all of them. */
        ActiveSubscription: {
            /**
             * @description Always true in this response.
             * @constant
             */
            isActive: true;
            /** @description Whether this subscription renews itself when it expires. Other subscriptions in `runningPlans` may renew themselves even if this one does not. A server may omit the property here; clients then offer to turn auto-renew off. */
            autoRenew?: boolean;
            /** @description A sentence about the subscription to show to the user, for example about a refund. Null if there is none. */
            message: components["schemas"]["LongTextOrNull"];
            runningPlans: components["schemas"]["RunningPlans"];
        } & components["schemas"]["SubscriptionTerms"];
        /** @description An activity with its questions and with the attempts of one learner. The caller's role decides how questions are sent: staff receive `AuthorQuestion`, every other caller receives `LearnerQuestion`. */
        Activity: {
            id: components["schemas"]["Id"];
            /** @description The title of the activity. */
            title: components["schemas"]["Title"];
            /** @description The topic to which the activity belongs. */
            topicId: components["schemas"]["Id"];
            /** @description A description of the activity, or null if it has none. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The highest possible score, which is the number of questions that can be marked. The scores that a learner has achieved are in `results`. */
            totalScore: number;
            /** @description The user who last changed the activity, or null if unknown. */
            lastModifiedUserId: components["schemas"]["IdOrNull"];
            mediaPath: components["schemas"]["MediaPath"];
            /** @description The questions, in the order of their `sortOrder`. */
            questions: components["schemas"]["LearnerQuestion"][] | components["schemas"]["AuthorQuestion"][];
            /** @description The learner's attempts, the first attempt first. Empty if there are none. */
            results: components["schemas"]["ResultAttempt"][];
            /** @description The version of the activity and its questions. Send it with an update. Only staff receive it, and only from `getActivity` and `updateActivity`. */
            version?: components["schemas"]["RecordVersion"];
        };
        /** @description An activity before a change, and the properties that the change replaces. This part of `NewActivityChangeSet` and `ActivityChangeSet` allows additional properties. */
        ActivityChangeContent: {
            /** @constant */
            entityType: "Activity";
            /** @description The activity as the submitter found it, as a JSON string. */
            snapshotJson: JsonText<components["schemas"]["ActivitySnapshot"]>;
            /** @description The change, as a JSON string. */
            patchJson: JsonText<components["schemas"]["ActivityPatch"]>;
        };
        /** @description A submitted change to an activity. */
        ActivityChangeSet: components["schemas"]["ChangeSetRecord"] & components["schemas"]["ActivityChangeContent"];
        /** @description The form that saves an activity, with the new files of its questions. */
        ActivityForm: {
            /** @description The activity, as JSON. */
            model: components["schemas"]["ActivityUpdate"];
        } & {
            [key: string]: components["schemas"]["BinaryContent"];
        };
        /** @description One learner on a leaderboard of activities. Every signed-in user may read it, so it contains no email address, no date of birth and no other details of the learner. */
        ActivityLeaderboardRow: {
            /** @description The learner. Absent if the name is hidden from the caller. A server may omit it in every row; clients then cannot highlight the row of the signed-in learner. */
            learnerId?: components["schemas"]["Id"];
            /** @description The learner's first name, or `A` if the name is hidden from the caller. */
            firstName: components["schemas"]["PersonName"];
            /** @description The learner's surname, or `learner` if the name is hidden from the caller. */
            lastName: components["schemas"]["PersonName"];
            /** @description True if classmates and other families see "A learner" in this row. A caller who may see the name finds it in the row nevertheless. Absent or false if the name is not hidden. */
            isNameHidden?: boolean;
            /** @description The name of the learner's school, or null if it is unknown or the name is hidden from the caller. */
            school: components["schemas"]["TextOrNull"];
            /** @description The title of the learner's grade. */
            gradeTitle: components["schemas"]["Title"];
            /** @description The sum of the scores of the attempts that count, with at most two decimals. */
            totalScore: number;
            /** @description The sum of the scores that were possible in these attempts. */
            maxPossible: number;
            /** @description The score in percent, which is `totalScore` divided by `maxPossible`, times 100, rounded half up to two decimals. 0 if `maxPossible` is 0. */
            percentage: number;
        };
        /** @description The properties of an activity to replace, at least one. Each `path` occurs at most once; paths that differ only in letter case are the same. */
        ActivityPatch: (components["schemas"]["TitleReplacement"] | components["schemas"]["DescriptionReplacement"])[];
        /** @description One attempt, as a row of the activity report. */
        ActivityReportRow: {
            /** @description The id of the activity result. `getActivityResult` returns the marked attempt for it. */
            id: components["schemas"]["Id"];
            /** @description The activity that was answered. */
            activityId: components["schemas"]["Id"];
            /** @description The topic to which the activity belongs now. */
            topicId: components["schemas"]["Id"];
            /** @description When the attempt was submitted, in UTC. */
            modifiedDate: components["schemas"]["UtcDateTime"];
            /** @description The title of the term, or null if the topic belongs to no term. */
            termTitle: components["schemas"]["TitleOrNull"];
            /** @description The title of the subject. */
            subjectTitle: components["schemas"]["Title"];
            /** @description The title of the activity. */
            activityTitle: components["schemas"]["Title"];
            /** @description The title of the topic. */
            topicTitle: components["schemas"]["Title"];
            /** @description The questions of the attempt that were marked and were not fully right, in the order of their `sortOrder`. Clients offer them to the learner for practice after some days. A server may omit it. */
            missedQuestionIds?: components["schemas"]["Id"][];
        } & components["schemas"]["ScoreProperties"];
        /** @description A marked attempt. No other response reveals the correct answers to a learner. */
        ActivityResult: {
            id: components["schemas"]["Id"];
            /** @description The activity that was answered. */
            activityId: components["schemas"]["Id"];
            /** @description The topic of that activity. */
            topicId: components["schemas"]["Id"];
            /** @description The title of the activity. */
            title: components["schemas"]["Title"];
            /** @description The description of the activity, or null if it has none. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The marked questions, in the order of their `sortOrder`. */
            questions: components["schemas"]["ReviewQuestion"][];
        } & components["schemas"]["ScoreProperties"];
        /** @description Everything that a moderator needs to review the changes to one activity. All question data includes the answer key. *Reviews* under *Moderation* defines the current change set of a record. */
        ActivityReview: {
            /** @description The activity before its changes. The activity's own properties and each question are as in the snapshot of their current change set, or as stored now if they have no change set. */
            before: components["schemas"]["ReviewedActivity"];
            /** @description What `before` becomes with the changes applied. Each record has its pending change sets applied, the oldest first. If none is pending, it has its current change set applied, regardless of its status. */
            after: components["schemas"]["ReviewedActivity"];
            /** @description The activity's own properties as stored now. */
            now: {
                /** @description The title as stored now. */
                title: components["schemas"]["Title"];
                /** @description The description as stored now, or null if there is none. */
                description: components["schemas"]["LongTextOrNull"];
            };
            /** @description The stored version of the activity's own properties. */
            saved: components["schemas"]["SavedState"];
            /** @description The current change set of each question that has one, by question id. */
            latestChangeByQuestion: {
                [key: string]: components["schemas"]["LatestQuestionChange"];
            };
            moderation: components["schemas"]["ModerationState"];
            /** @description The pending change sets. There is one item for the activity, if it has pending change sets, followed by one for each question with pending change sets, in the order of their `sortOrder`. Empty if nothing is pending. */
            changes: components["schemas"]["EntityChanges"][];
            /** @description The title of the grade. */
            gradeTitle: components["schemas"]["Title"];
            /** @description The title of the subject. */
            subjectTitle: components["schemas"]["Title"];
            /** @description The title of the topic. */
            topicTitle: components["schemas"]["Title"];
            /** @description The title of the activity as stored now. */
            activityTitle: components["schemas"]["Title"];
            /** @description Who submitted the current change set of each question that has one, by question id. */
            submittedByPerQuestion: {
                [key: string]: components["schemas"]["FullNameOrNull"];
            };
            /** @description All change sets of the activity and its questions, regardless of their status, the newest first. */
            history: components["schemas"]["ChangeSetSummary"][];
        };
        /** @description The properties of an activity that a change set can replace, as they were before the change. */
        ActivitySnapshot: {
            /** @description The id of the activity. It must equal `entityId`. */
            Id: components["schemas"]["Id"];
            /** @description The title before the change. */
            Title: components["schemas"]["Title"];
            /** @description The description before the change, or null if there was none. */
            Description: components["schemas"]["LongTextOrNull"];
        };
        /** @description An activity to save. A client may send back, with changes, what staff receive from `getActivity`. Properties that only the server sets are allowed and ignored. */
        ActivityUpdate: {
            /** @description The id of the activity. If sent, it must equal the id in the path. */
            id?: components["schemas"]["Id"];
            /** @description The title of the activity. */
            title: components["schemas"]["Title"];
            /** @description The topic to which the activity belongs. A different topic moves the activity there. */
            topicId: components["schemas"]["Id"];
            /** @description A description of the activity, or null for none. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description All questions of the activity, old and new. If omitted, the questions stay as they are; an empty array removes them all. The index of a question in this array is the number in the name of its file part. The file of the first question is `Questions[0].MediaFile`. */
            questions?: components["schemas"]["EditedQuestion"][];
            /** @description Ignored. The server counts the questions that can be marked. */
            totalScore?: number;
            /** @description Ignored. The server sets it to the caller. */
            lastModifiedUserId?: components["schemas"]["IdOrNull"];
            /** @description Ignored. `uploadActivityMedia` and `deleteActivityMedia` change the media of an activity. */
            mediaPath?: components["schemas"]["MediaPath"];
            /** @description Ignored. Only submitting answers creates attempts. */
            results?: components["schemas"]["ResultAttempt"][];
            /** @description The version of the activity and its questions that the update is based on. If the current version differs, nothing changes and the response is 409. If omitted, the update replaces any version. The `version` of a review belongs to the content under review, and also returns 409 here. */
            version?: components["schemas"]["RecordVersion"];
        };
        /** @description An account as an Admin sees it. It never includes the password. */
        AdminUser: {
            /** @description The id of the user. For a learner, it is also the learner id. */
            id: components["schemas"]["Id"];
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description Email address. Null if the account has none, as for a learner whom a parent has added. */
            email: components["schemas"]["EmailOrNull"];
            /** @description Cellphone number, or null if unknown. */
            cellphoneNumber: components["schemas"]["TextOrNull"];
            /** @description WhatsApp number, or null if unknown. */
            whatsAppNumber: components["schemas"]["TextOrNull"];
            /** @description Date of birth, or null if unknown. */
            dateOfBirth: components["schemas"]["DateOnlyOrNull"];
            /** @description The grade of a learner, or null if the learner has none. Always null for every other role. */
            gradeId: components["schemas"]["IdOrNull"];
            /** @description The effective role, which is the first of the user's roles. */
            role: components["schemas"]["RoleName"];
            /** @description The account's own permissions, in no particular order. The permissions that a learner's plan adds to the token are not included. */
            permissions: components["schemas"]["Permission"][];
            /** @description The version of the account. Send it with an update. */
            version: components["schemas"]["RecordVersion"];
        };
        /**
         * Format: date-time
         * @description When a learner last changed the answer to a question: the date-time in UTC, or null if the learner never did. Clearing an answer is a change, and so is submitting, which clears all answers.
         */
        AnswerChangedAt: string | null;
        /** @description An activity for answering. The questions come without their answer key and contain the answers that the caller has saved. */
        AnswerSheet: {
            /** @description The id of the activity. */
            id: components["schemas"]["Id"];
            /** @description The topic of the activity. */
            topicId: components["schemas"]["Id"];
            /** @description The title of the activity. */
            title: components["schemas"]["Title"];
            /** @description The description of the activity, or null if it has none. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The questions, in the order of their `sortOrder`. */
            questions: components["schemas"]["LearnerQuestion"][];
            /** @description The caller's latest attempt at the activity. A client that displays an older answer sheet learns from it that the answers were submitted on another device. Omitted if there is none; a server may always omit it. */
            latestAttempt?: components["schemas"]["ResultAttempt"];
        };
        /** @description A fill-in-the-blanks question with the learner's answer in it. */
        AnsweredFillInQuestion: {
            /** @description The question that is answered. */
            id: components["schemas"]["Id"];
            /** @constant */
            type: "fillInTheBlanks";
            /** @description The question as it was received, with the answer in it, as a JSON string. */
            data: JsonText<components["schemas"]["FillInAnswering"]>;
            /** @description When the learner last changed the answer, by the client's clock. If they have not changed it since they opened the answer sheet, the value that the client received. `saveActivityAnswers` reads it; `submitActivityAnswers` ignores it. */
            answerChangedAtUtc?: components["schemas"]["AnswerChangedAt"];
        };
        /** @description A multiple-choice question with the learner's answer in it. */
        AnsweredMultiChoiceQuestion: {
            /** @description The question that is answered. */
            id: components["schemas"]["Id"];
            /** @constant */
            type: "mcqMultiAnswer";
            /** @description The question as it was received, with the answer in it, as a JSON string. */
            data: JsonText<components["schemas"]["MultiChoiceAnswering"]>;
            /** @description When the learner last changed the answer, by the client's clock. If they have not changed it since they opened the answer sheet, the value that the client received. `saveActivityAnswers` reads it; `submitActivityAnswers` ignores it. */
            answerChangedAtUtc?: components["schemas"]["AnswerChangedAt"];
        };
        /** @description A question that a client sends back with an answer. The server reads only the learner's answer from it and takes everything else from its own copy of the question. `type` identifies the type of question and must be the type that the server sent. */
        AnsweredQuestion: components["schemas"]["AnsweredTrueFalseQuestion"] | components["schemas"]["AnsweredFillInQuestion"] | components["schemas"]["AnsweredSingleChoiceQuestion"] | components["schemas"]["AnsweredMultiChoiceQuestion"] | components["schemas"]["AnsweredTextQuestion"];
        /** @description A single-choice question with the learner's answer in it. */
        AnsweredSingleChoiceQuestion: {
            /** @description The question that is answered. */
            id: components["schemas"]["Id"];
            /**
             * @description Two names for the same type of question. A stored question keeps its name.
             * @enum {string}
             */
            type: "questionSingleAnswer" | "mcqSingleAnswer";
            /** @description The question as it was received, with the answer in it, as a JSON string. */
            data: JsonText<components["schemas"]["SingleChoiceAnswering"]>;
            /** @description When the learner last changed the answer, by the client's clock. If they have not changed it since they opened the answer sheet, the value that the client received. `saveActivityAnswers` reads it; `submitActivityAnswers` ignores it. */
            answerChangedAtUtc?: components["schemas"]["AnswerChangedAt"];
        };
        /** @description A free-text question with the learner's answer in it. */
        AnsweredTextQuestion: {
            /** @description The question that is answered. */
            id: components["schemas"]["Id"];
            /** @constant */
            type: "textAnswer";
            /** @description The question as it was received, with the answer in it, as a JSON string. */
            data: JsonText<components["schemas"]["TextAnswering"]>;
            /** @description When the learner last changed the answer, by the client's clock. If they have not changed it since they opened the answer sheet, the value that the client received. `saveActivityAnswers` reads it; `submitActivityAnswers` ignores it. */
            answerChangedAtUtc?: components["schemas"]["AnswerChangedAt"];
        };
        /** @description A true-or-false question with the learner's answer in it. */
        AnsweredTrueFalseQuestion: {
            /** @description The question that is answered. */
            id: components["schemas"]["Id"];
            /** @constant */
            type: "truefalse";
            /** @description The question as it was received, with the answer in it, as a JSON string. */
            data: JsonText<components["schemas"]["TrueFalseAnswering"]>;
            /** @description When the learner last changed the answer, by the client's clock. If they have not changed it since they opened the answer sheet, the value that the client received. `saveActivityAnswers` reads it; `submitActivityAnswers` ignores it. */
            answerChangedAtUtc?: components["schemas"]["AnswerChangedAt"];
        };
        /** @description Answers to save for later. They are not marked. `saveActivityAnswers` describes how they replace the saved answers. */
        AnswersDraft: {
            /** @description The questions with the answers so far. A question that is omitted loses its saved answer, unless at least one of the questions that are sent has `answerChangedAtUtc`. */
            questions: components["schemas"]["AnsweredQuestion"][];
        };
        /** @description The answers to an activity, to be marked. */
        AnswersSubmission: {
            /** @description The activity that was answered. */
            activityId: components["schemas"]["Id"];
            /** @description Ignored. The topic from which the learner opened the activity; the server takes the topic from the activity itself. */
            topicId?: components["schemas"]["Id"];
            /** @description The questions with their answers. A question without an answer scores 0, and so does a question that is omitted. */
            questions: components["schemas"]["AnsweredQuestion"][];
            /** @description Ignored. A total that some clients calculate; the server marks the answers itself. */
            totalScore?: number;
        };
        /** @description The change sets to approve, and the resolutions of those that conflict with the stored content. */
        Approval: {
            /** @description The ids of the change sets, each once, in any order. */
            ids: components["schemas"]["Id"][];
            /** @description The resolutions, at most one for each change set. */
            resolutions?: components["schemas"]["Resolution"][];
        };
        /** @description A fill-in-the-blanks question as staff receive it, with its answer key. */
        AuthorFillInQuestion: {
            /** @constant */
            type: "fillInTheBlanks";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["FillInAuthor"]>;
        } & components["schemas"]["QuestionProperties"];
        /** @description A multiple-choice question as staff receive it, with its answer key. */
        AuthorMultiChoiceQuestion: {
            /** @constant */
            type: "mcqMultiAnswer";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["MultiChoiceAuthor"]>;
        } & components["schemas"]["QuestionProperties"];
        /** @description A question with its answer key, as staff receive it. `type` identifies the type of question. `questionSingleAnswer` and `mcqSingleAnswer` are two names for single choice. A stored question keeps its name; a new one gets `mcqSingleAnswer`. */
        AuthorQuestion: components["schemas"]["AuthorTrueFalseQuestion"] | components["schemas"]["AuthorFillInQuestion"] | components["schemas"]["AuthorSingleChoiceQuestion"] | components["schemas"]["AuthorMultiChoiceQuestion"] | components["schemas"]["AuthorTextQuestion"];
        /** @description A single-choice question as staff receive it, with its answer key. */
        AuthorSingleChoiceQuestion: {
            /**
             * @description Two names for the same type of question. A stored question keeps its name.
             * @enum {string}
             */
            type: "questionSingleAnswer" | "mcqSingleAnswer";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["SingleChoiceAuthor"]>;
        } & components["schemas"]["QuestionProperties"];
        /** @description A free-text question as staff receive it, with its answer key. */
        AuthorTextQuestion: {
            /** @constant */
            type: "textAnswer";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["TextAuthor"]>;
        } & components["schemas"]["QuestionProperties"];
        /** @description A true-or-false question as staff receive it, with its answer key. */
        AuthorTrueFalseQuestion: {
            /** @constant */
            type: "truefalse";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["TrueFalseAuthor"]>;
        } & components["schemas"]["QuestionProperties"];
        /** @description Confirms that auto-renew is off for every plan of the learner. */
        AutoRenewCancelled: {
            /** @description One sentence in plain English to show to the user. */
            message: components["schemas"]["Sentence"];
            runningPlans: components["schemas"]["RunningPlans"];
        };
        /** @description Confirms that auto-renew is on for one plan. */
        AutoRenewEnabled: {
            /**
             * @description Always false in this response.
             * @constant
             */
            requiresRedirect: false;
            /** @description The plan for which auto-renew is on. It is the plan of the subscription that started last. */
            planId: components["schemas"]["Id"];
            /** @description One sentence in plain English to show to the user. */
            message: components["schemas"]["Sentence"];
        };
        /** @description Auto-renew is still off. The buyer must first agree to recurring payments on a page of the provider. */
        AutoRenewRedirect: {
            /**
             * @description Always true in this response.
             * @constant
             */
            requiresRedirect: true;
            /** @description The plan for which the buyer is asked to agree to auto-renew. It is the plan of the subscription that started last. */
            planId: components["schemas"]["Id"];
            /** @description The provider's page for recurring payments. The URL may already have a query. */
            redirectUrl: components["schemas"]["RedirectUrl"];
            /** @description One sentence in plain English to show to the user. */
            message: components["schemas"]["Sentence"];
        };
        /** @description The result of turning on auto-renew. Either auto-renew is on, or the buyer must first agree on a payment page. `requiresRedirect` tells the two apart. */
        AutoRenewResponse: components["schemas"]["AutoRenewRedirect"] | components["schemas"]["AutoRenewEnabled"];
        /** @description The picture of a learner, which the learner composes from parts. Clients draw it. It contains no file and no free text. */
        Avatar: {
            /**
             * @description The colour of the skin.
             * @enum {string}
             */
            skin: "deepBrown" | "darkBrown" | "brown" | "lightBrown" | "tan" | "fair";
            /**
             * @description The hair, or a headscarf that covers it.
             * @enum {string}
             */
            hair: "short" | "curls" | "afro" | "puffs" | "braids" | "locs" | "straight" | "ponytail" | "headscarf" | "none";
            /**
             * @description The colour of the hair. It is stored even if no hair is visible.
             * @enum {string}
             */
            hairColour: "black" | "darkBrown" | "brown" | "red" | "blond" | "blue";
            /**
             * @description The colour of the headscarf. It is stored even if no headscarf is visible.
             * @enum {string}
             */
            headscarfColour: "pink" | "blue" | "green" | "purple" | "cream" | "black";
            /**
             * @description The glasses.
             * @enum {string}
             */
            glasses: "none" | "round" | "square";
            /**
             * @description The colour of the learner's hoodie.
             * @enum {string}
             */
            hoodie: "indigo" | "blue" | "teal" | "green" | "yellow" | "coral" | "pink" | "charcoal";
            /**
             * @description The colour of the hoodie that the mascot wears for this learner. Indigo is the original colour of the mascot. A client may use a lighter or darker shade where the background requires it.
             * @enum {string}
             */
            mascotHoodie: "indigo" | "blue" | "teal" | "green" | "coral" | "pink";
        };
        /** @description A learner's picture and nothing else. The rest of the record keeps its values, and may be incomplete. */
        AvatarUpdate: {
            /** @description The learner to change. */
            id: components["schemas"]["Id"];
            /** @description The new picture, or null for none. */
            avatar: components["schemas"]["Avatar"] | null;
        };
        /** @description The bytes of a file, as they were uploaded. */
        BinaryContent: Blob;
        /**
         * @description A role that this contract defines and that cannot be deleted. The role of teachers is spelt `Teatcher`.
         * @enum {string}
         */
        BuiltInRole: "Admin" | "ContentAdmin" | "Moderator" | "Tutor" | "Teatcher" | "Parent" | "Learner";
        /** @description A place where coding classes and trial sessions are held. */
        Campus: {
            id: components["schemas"]["Id"];
            /** @description The name of the campus. */
            name: components["schemas"]["Title"];
            /** @description Street and suburb, or null if unknown. */
            address: components["schemas"]["TextOrNull"];
            /** @description City or town, or null if unknown. */
            city: components["schemas"]["TextOrNull"];
            /** @description Province, as free text, or null if unknown. */
            province: components["schemas"]["TextOrNull"];
            /** @description Postal code, or null if unknown. It is a string, so that leading zeros are kept. No format is enforced. */
            postalCode: components["schemas"]["TextOrNull"];
            /** @description Telephone number of the campus, or null if unknown. No format is enforced (see *Telephone numbers*). */
            contactNumber: components["schemas"]["TextOrNull"];
            /** @description Whether the campus is in use. It is for information; the server does not enforce it. */
            isActive: boolean;
            /** @description The version of the campus. Send it with an update. */
            version: components["schemas"]["RecordVersion"];
        };
        /** @description The complete new details of a campus. The body may repeat the id from the path. */
        CampusUpdate: {
            /** @description The id of the campus. If sent, it must equal the id in the path. */
            id?: components["schemas"]["Id"];
            /** @description The name of the campus. */
            name: components["schemas"]["Title"];
            /** @description Street and suburb, or null if unknown. */
            address: components["schemas"]["TextOrNull"];
            /** @description City or town, or null if unknown. */
            city: components["schemas"]["TextOrNull"];
            /** @description Province, as free text, or null if unknown. */
            province: components["schemas"]["TextOrNull"];
            /** @description Postal code, or null if unknown. It is a string, so that leading zeros are kept. No format is enforced. */
            postalCode: components["schemas"]["TextOrNull"];
            /** @description Telephone number of the campus, or null if unknown. No format is enforced (see *Telephone numbers*). */
            contactNumber: components["schemas"]["TextOrNull"];
            /** @description Whether the campus is in use. It is for information; the server does not enforce it. */
            isActive: boolean;
            /** @description The version of the campus that the new details are based on. If the current version differs, nothing changes and the response is 409. If omitted, the update replaces any version. */
            version?: components["schemas"]["RecordVersion"];
        };
        /** @description A snapshot or a patch, as a JSON string. It has room for a file of 10 MB in base64. */
        ChangeJson: string;
        /** @description A submitted change to one activity or one question. `entityType` identifies which. Moderators always receive question data with its answer key. A Tutor or Learner receives the change set as it was submitted; a change set that a Learner submitted contains no answer key. */
        ChangeSet: components["schemas"]["ActivityChangeSet"] | components["schemas"]["QuestionChangeSet"];
        /** @description The change sets that were decided. */
        ChangeSetIds: {
            /** @description The ids of the change sets, each once, in any order. */
            ids: components["schemas"]["Id"][];
        };
        /** @description The properties that every stored change set has. This part of `ActivityChangeSet` and `QuestionChangeSet` allows additional properties. */
        ChangeSetRecord: {
            id: components["schemas"]["Id"];
            /** @description The activity or the question to which the change applies. */
            entityId: components["schemas"]["Id"];
            /** @description The activity to which the change applies, or to which its question belongs. */
            activityId: components["schemas"]["Id"];
            /** @description The title of that activity as stored now. */
            activityTitle: components["schemas"]["Title"];
            status: components["schemas"]["ChangeSetStatus"];
            /** @description When the change was submitted, in UTC. The server sets it. */
            submittedAtUtc: components["schemas"]["UtcDateTime"];
            /** @description The user who submitted the change. The server takes it from the token. */
            submittedByUserId: components["schemas"]["Id"];
            /** @description The submitter's name and surname, separated by a space. Null if the account no longer exists. */
            submittedBy: components["schemas"]["FullNameOrNull"];
            /** @description The submitter's comment on the change, or null if there is none. */
            comment: components["schemas"]["LongTextOrNull"];
            /** @description When the change was approved or rejected, in UTC. Null while it is pending. */
            decidedAtUtc: components["schemas"]["UtcDateTimeOrNull"];
            /** @description The user who approved or rejected the change. Null while it is pending. */
            decidedByUserId: components["schemas"]["IdOrNull"];
            /** @description The name and surname of the user who approved or rejected the change, separated by a space. Null while it is pending, or if the account no longer exists. */
            decidedBy: components["schemas"]["FullNameOrNull"];
            /** @description Why the change was rejected. Null if it was not rejected, or if no reason was given. */
            reason: components["schemas"]["LongTextOrNull"];
        };
        /**
         * @description The status of a change set. `Pending` is waiting for a decision, `Approved` is accepted but not yet live, `Published` is accepted and live, and `Rejected` is refused.
         * @enum {string}
         */
        ChangeSetStatus: "Pending" | "Approved" | "Published" | "Rejected";
        /** @description A summary of a change set, with who submitted it and who decided on it. It is one row of a history. */
        ChangeSetSummary: {
            /** @description The id of the change set. */
            id: components["schemas"]["Id"];
            entityType: components["schemas"]["ModeratedEntity"];
            /** @description The activity or the question to which the change applies. */
            entityId: components["schemas"]["Id"];
            status: components["schemas"]["ChangeSetStatus"];
            /** @description When the change was submitted, in UTC. */
            submittedAtUtc: components["schemas"]["UtcDateTime"];
            /** @description The user who submitted the change. */
            submittedByUserId: components["schemas"]["Id"];
            /** @description The submitter's name and surname, separated by a space. Null if the account no longer exists. */
            submittedBy: components["schemas"]["FullNameOrNull"];
            /** @description The submitter's comment on the change, or null if there is none. */
            comment: components["schemas"]["LongTextOrNull"];
            /** @description When the change was approved or rejected, in UTC. Null while it is pending. */
            decidedAtUtc: components["schemas"]["UtcDateTimeOrNull"];
            /** @description The user who approved or rejected the change. Null while it is pending. */
            decidedByUserId: components["schemas"]["IdOrNull"];
            /** @description The name and surname of the user who approved or rejected the change, separated by a space. Null while it is pending, or if the account no longer exists. */
            decidedBy: components["schemas"]["FullNameOrNull"];
            /** @description Why the change was rejected. Null if it was not rejected, or if no reason was given. */
            reason: components["schemas"]["LongTextOrNull"];
        };
        /** @description A payment that is ready to be made. */
        Checkout: {
            /** @description The provider's page on which the buyer pays for this plan and this learner. If there is nothing to pay, the page of the application that confirms the purchase. */
            redirectUrl: components["schemas"]["RedirectUrl"];
        };
        /** @description The plan to buy, and the learner for whom it is bought. */
        CheckoutRequest: {
            /** @description The learner who gets the subscription. */
            learnerId: components["schemas"]["Id"];
            /** @description The plan, which must be Active. Other operations call this property `planId`. */
            subscriptionPlanId: components["schemas"]["Id"];
        };
        /** @description The consent with which a learner was added. */
        Consent: {
            /** @description The adult who gave the consent. The account may have been deleted since. */
            givenById: components["schemas"]["Id"];
            /** @description The adult's name and surname at that time, separated by a space. */
            givenByName: components["schemas"]["FullName"];
            /** @description When the consent was given, in UTC. */
            givenAtUtc: components["schemas"]["UtcDateTime"];
            /** @description The version of the wording that the adult agreed to. */
            wordingVersion: components["schemas"]["ConsentVersion"];
        };
        /** @description Consent to the processing of a learner's data, from the adult who adds the learner. The server records the adult and the time. */
        ConsentGiven: {
            /** @description The version of the wording that the adult agreed to, as the client names it. */
            wordingVersion: components["schemas"]["ConsentVersion"];
        };
        /** @description The version of a wording of consent, such as `2025-05`. */
        ConsentVersion: string;
        /** @description The properties of an activity or of a question to replace, whichever record the change set is about. */
        ContentPatch: components["schemas"]["ActivityPatch"] | components["schemas"]["QuestionPatch"];
        /**
         * @description The currency of every price. South African rand is the only one.
         * @constant
         */
        Currency: "ZAR";
        /** @description Replaces the whole data of a question. It corresponds to the property `Data` of the snapshot. */
        DataReplacement: {
            /** @constant */
            op: "replace";
            /** @description Servers send `/data`, and clients should send the same. A server accepts any letter case. */
            path: string;
            /** @description The complete new data, as a JSON string. A client may send the object itself instead; the server always sends a string. */
            value: JsonText<components["schemas"]["ModerationData"]> | components["schemas"]["ModerationData"];
        };
        /**
         * Format: date
         * @description A date without a time, `yyyy-MM-dd`, in the years 1900 to 2199.
         */
        DateOnly: string;
        /**
         * Format: date
         * @description A `DateOnly`, or null.
         */
        DateOnlyOrNull: string | null;
        /**
         * Format: date-time
         * @description A date-time as a client sends it. It is in the format of RFC 3339, with `T` and an offset (`Z`, or for example `+02:00`), in the years 1900 to 2199. The server converts it to UTC.
         */
        DateTime: string;
        /** @description Replaces the description of an activity. */
        DescriptionReplacement: {
            /** @constant */
            op: "replace";
            /** @description Servers send `/Description`, and clients should send the same. A server accepts any letter case. */
            path: string;
            /** @description The new description, or null for none. */
            value: components["schemas"]["LongTextOrNull"];
        };
        /** @description A fill-in-the-blanks question to save, with its answer key. */
        EditedFillInQuestion: {
            /** @constant */
            type: "fillInTheBlanks";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["FillInAuthor"]>;
        } & components["schemas"]["EditedQuestionProperties"];
        /** @description A multiple-choice question to save, with its answer key. */
        EditedMultiChoiceQuestion: {
            /** @constant */
            type: "mcqMultiAnswer";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["MultiChoiceAuthor"]>;
        } & components["schemas"]["EditedQuestionProperties"];
        /** @description A question to save, with its answer key. With an `id`, it replaces that question of the activity, and `type` must not change. Without an `id`, it is a new question. `type` identifies the type of question. */
        EditedQuestion: components["schemas"]["EditedTrueFalseQuestion"] | components["schemas"]["EditedFillInQuestion"] | components["schemas"]["EditedSingleChoiceQuestion"] | components["schemas"]["EditedMultiChoiceQuestion"] | components["schemas"]["EditedTextQuestion"];
        /** @description The id, the position and the media of a question to save. This part of every type of `EditedQuestion` allows additional properties. */
        EditedQuestionProperties: {
            /** @description The stored question that this one replaces. Omitted for a new question. */
            id?: components["schemas"]["Id"];
            /** @description The position of the question. Only the relative order of these numbers matters; the server renumbers the questions from 0. */
            sortOrder: number;
            /** @description To keep the question's media, send its current path; to remove it, send null. A new question has null. If the form contains a file for the question, that file becomes the question's media, whether this property is a path or null. */
            mediaPath: components["schemas"]["MediaPath"];
        };
        /** @description A single-choice question to save, with its answer key. */
        EditedSingleChoiceQuestion: {
            /**
             * @description Two names for the same type of question. A stored question keeps its name; a new one is stored as `mcqSingleAnswer`.
             * @enum {string}
             */
            type: "questionSingleAnswer" | "mcqSingleAnswer";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["SingleChoiceAuthor"]>;
        } & components["schemas"]["EditedQuestionProperties"];
        /** @description A free-text question to save, with its answer key. */
        EditedTextQuestion: {
            /** @constant */
            type: "textAnswer";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["TextAuthor"]>;
        } & components["schemas"]["EditedQuestionProperties"];
        /** @description A true-or-false question to save, with its answer key. */
        EditedTrueFalseQuestion: {
            /** @constant */
            type: "truefalse";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["TrueFalseAuthor"]>;
        } & components["schemas"]["EditedQuestionProperties"];
        /**
         * Format: email
         * @description An email address. Before the `@` it has ASCII letters, digits and ``.!#$%&'*+/=?^_`{|}~-``, without a dot at either end or two dots in a row. After the `@`, it has a domain of at least two labels of ASCII letters, digits and hyphens.
         */
        Email: string;
        /**
         * Format: email
         * @description An `Email`, or null.
         */
        EmailOrNull: string | null;
        /** @description The pending change sets of one record. */
        EntityChanges: {
            entityType: components["schemas"]["ModeratedEntity"];
            /** @description The activity or the question. */
            entityId: components["schemas"]["Id"];
            /** @description The pending change sets of the record, the oldest first. */
            changeSetIds: components["schemas"]["Id"][];
            /** @description Those of `changeSetIds` whose snapshot differs from the stored content. See *Fields* under *Moderation*. */
            changedSinceIds: components["schemas"]["Id"][];
            /** @description Those of `changedSinceIds` that cannot be approved without a resolution. */
            conflictingIds: components["schemas"]["Id"][];
        };
        /** @description The correct words. This part of every view with the answer key allows additional properties; it is never sent to a learner before marking. */
        FillInAnswerKey: {
            /** @description The paragraph, with the correct word in each blank. */
            paragraph?: components["schemas"]["QuestionText"];
            /** @description The correct words, one for each blank, in the order of the blanks. They are compared as in *Comparing answers*; letter case matters. */
            correctAnswers: components["schemas"]["OptionText"][];
        };
        /** @description The data of a fill-in-the-blanks question for answering, without the answer key. */
        FillInAnswering: {
            /** @description The paragraph with empty blanks: each is `[[]]`. The pattern, which must not match, finds blanks that contain a word, with brackets nested up to four deep. */
            paragraph?: components["schemas"]["QuestionText"];
        } & components["schemas"]["FillInContent"];
        /** @description The data of a fill-in-the-blanks question as it is stored, with its answer key. */
        FillInAuthor: components["schemas"]["FillInContent"] & components["schemas"]["FillInAnswerKey"] & components["schemas"]["Marking"];
        /** @description A paragraph with blanks, and the learner's words. This part of every view of a fill-in-the-blanks question allows additional properties. */
        FillInContent: {
            /** @description The paragraph with its blanks, such as `[[word]]`. *Blanks* under *Activities* defines blanks, and which `[[` are text. */
            paragraph: components["schemas"]["QuestionText"];
            /** @description The learner's words, one string for each blank, in the order of the blanks. An empty string is no answer. */
            answer?: components["schemas"]["OptionText"][];
            /** @description A hint that is shown while answering, or null if there is none. */
            hint?: components["schemas"]["QuestionTextOrNull"];
            mediaDescription?: components["schemas"]["MediaDescription"];
            mediaCaptions?: components["schemas"]["MediaCaptions"];
        };
        /** @description The data of a fill-in-the-blanks question in a change set. It includes the answer key, unless a Learner sends or receives it: then each blank of the paragraph is `[[]]`. */
        FillInModeration: (components["schemas"]["FillInAuthor"] | components["schemas"]["FillInContent"]) & components["schemas"]["WithoutAttemptData"];
        /** @description The data of a fill-in-the-blanks question after marking, with the learner's answer, the answer key and the score. */
        FillInReview: components["schemas"]["FillInContent"] & components["schemas"]["FillInAnswerKey"] & WithRequired<components["schemas"]["Marking"], "score">;
        /** @description A fill-in-the-blanks question as it was before a change. */
        FillInSnapshot: {
            /** @constant */
            Type: "fillInTheBlanks";
            /** @description The data of the question, as a JSON string. */
            Data: JsonText<components["schemas"]["FillInModeration"]>;
        } & components["schemas"]["QuestionSnapshotProperties"];
        /** @description The response to forwarding an invite. */
        ForwardedInvite: {
            /** @description The invite that was forwarded. Its link has not changed. */
            invite: components["schemas"]["InviteLink"];
        };
        /** @description A person's name and surname, separated by a space. It must not be blank, and has neither control nor directional characters. */
        FullName: string;
        /** @description A `FullName`, or null. */
        FullNameOrNull: string | null;
        /** @description A school year, such as Grade 4. */
        Grade: {
            id: components["schemas"]["Id"];
            /** @description The title of the grade. */
            title: components["schemas"]["Title"];
            /** @description A sentence about the grade, or null if there is none. */
            description: components["schemas"]["LongTextOrNull"];
        };
        /** @description One learner on the leaderboard of a grade. It contains nothing about the learner except the id, the name and the score. */
        GradeLeaderboardRow: {
            /** @description The learner. Clients highlight the row of the learner who is signed in. Absent if the name is hidden from the caller. */
            learnerId?: components["schemas"]["Id"];
            /** @description First name, or `A` if the name is hidden from the caller. */
            firstName: components["schemas"]["PersonName"];
            /** @description Surname, or `learner` if the name is hidden from the caller. */
            lastName: components["schemas"]["PersonName"];
            /** @description True if classmates and other families see "A learner" in this row. A caller who may see the name finds it in the row nevertheless. Absent or false if the name is not hidden. */
            isNameHidden?: boolean;
            /** @description The sum of the scores of the learner's best attempts, rounded half up to two decimals. */
            totalScore: number;
        };
        /** @description A learner in the list of a grade. It contains no email address, no date of birth and no special notes. */
        GradeLearner: {
            /** @description The id of the learner, which is also the id of the user. */
            id: components["schemas"]["Id"];
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description The name of the school, or null if unknown. */
            school: components["schemas"]["TextOrNull"];
            /** @description The title of the grade. */
            gradeTitle: components["schemas"]["Title"];
        };
        /** @description The complete new details of a grade. The body may repeat the id from the path. */
        GradeUpdate: {
            /** @description The id of the grade. If sent, it must equal the id in the path. */
            id?: components["schemas"]["Id"];
            /** @description The title of the grade. */
            title: components["schemas"]["Title"];
            /** @description A sentence about the grade, or null for none. */
            description: components["schemas"]["LongTextOrNull"];
        };
        /** @description An adult who can be asked to buy a plan for a learner. */
        Guardian: {
            /** @description The user id of the adult. */
            id: components["schemas"]["Id"];
            /** @description Name and surname, separated by a space. */
            fullName: components["schemas"]["FullName"];
            /** @description The email address to which the request is sent. */
            email: components["schemas"]["Email"];
            relationship: components["schemas"]["Relationship"];
            /** @description True for the primary parent of the learner. */
            isPrimary: boolean;
        };
        /** @description The id of a record. It is an opaque string. Clients compare ids and send them back; they never interpret their characters. */
        Id: string;
        /** @description An `Id`, or null if there is no such record. */
        IdOrNull: string | null;
        /** @description The learner that an adult wants to act as. */
        ImpersonationRequest: {
            /** @description The learner. */
            learnerId: components["schemas"]["Id"];
        };
        /** @description The response for an unknown or expired token. It contains nothing about the invite. */
        InvalidRsvpToken: {
            /**
             * @description Always false in this response.
             * @constant
             */
            valid: false;
            /** @description One sentence for the visitor about why the token does not work. */
            message: components["schemas"]["Sentence"];
        };
        /** @description How an invited person accepts. Either the body is a full registration, which creates an account, or it is a password alone, for an account that exists. The properties of the body decide which of the two it is. */
        InviteAcceptance: components["schemas"]["InviteRegistration"] | components["schemas"]["InvitePassword"];
        /** @description The recipients of a forwarded invite. */
        InviteForwarding: {
            /** @description The email addresses to which the server sends the invite. If the array is empty, the server sends nothing and only returns the link. */
            emails: components["schemas"]["Recipients"];
        };
        /** @description The link of an invite. */
        InviteLink: {
            /** @description The URL of the booking page, with the token of the invite in its query. */
            link: components["schemas"]["Url"];
        };
        /** @description A password alone, from an invited person who already has an account. */
        InvitePassword: {
            /** @description The new password of the account. */
            password: components["schemas"]["InvitedPassword"];
        };
        /** @description The registration of an invited person who has no account. */
        InviteRegistration: {
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description The email address of the new account. It need not be the invited email address. */
            email: components["schemas"]["Email"];
            /** @description The password of the new account. */
            password: components["schemas"]["InvitedPassword"];
            /** @description Cellphone number, or null if unknown. No format is enforced (see *Telephone numbers*). */
            cellphoneNumber?: components["schemas"]["ShortTextOrNull"];
            /** @description WhatsApp number, or null if unknown. No format is enforced (see *Telephone numbers*). */
            whatsAppNumber?: components["schemas"]["ShortTextOrNull"];
            /** @description Town, or null if unknown. */
            town?: components["schemas"]["ShortTextOrNull"];
            /** @description Postal code, or null if unknown. No format is enforced. */
            postalCode?: components["schemas"]["ShortTextOrNull"];
            /**
             * @description The role of the new account. Learner is for adults who want to learn themselves. No other role is accepted here.
             * @enum {string}
             */
            role: "Parent" | "Learner";
            /** @description Date of birth, or null if unknown. */
            dateOfBirth?: components["schemas"]["DateOnlyOrNull"];
        };
        /**
         * Format: password
         * @description A password that an invited person chooses. It has at least six characters of any kind; the other rules of `NewPassword` do not apply here.
         */
        InvitedPassword: string;
        /** @description The current change set of a question. */
        LatestQuestionChange: {
            status: components["schemas"]["ChangeSetStatus"];
            /** @description The question as the submitter found it, as a JSON string. */
            snapshotJson: JsonText<components["schemas"]["QuestionSnapshot"]>;
            /** @description The change, as a JSON string. */
            patchJson: JsonText<components["schemas"]["QuestionPatch"]>;
        };
        /** @description A learner, with school details and the adults who are linked to the learner. */
        Learner: {
            /** @description The id of the learner, which is also the id of the user. */
            id: components["schemas"]["Id"];
            /** @description The user name to sign in with. The server makes one when a parent adds a learner. */
            userName: components["schemas"]["UserName"];
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description The learner's own email address, or null if there is none. */
            email: components["schemas"]["EmailOrNull"];
            /** @description Date of birth, or null if unknown. */
            dateOfBirth: components["schemas"]["DateOnlyOrNull"];
            /** @description Whether the learner may sign in. */
            isActive: boolean;
            /** @description The learner's grade, or null if none is assigned. */
            gradeId: components["schemas"]["IdOrNull"];
            /** @description The title of the learner's grade, or null if none is assigned. */
            gradeTitle: components["schemas"]["TitleOrNull"];
            /** @description The name of the school, or null if unknown. */
            school: components["schemas"]["TextOrNull"];
            /** @description Town, or null if unknown. */
            town: components["schemas"]["TextOrNull"];
            /** @description Postal code, or null if unknown. No format is enforced. */
            postalCode: components["schemas"]["TextOrNull"];
            /** @description Notes for tutors, or null if there are none. */
            specialNotes: components["schemas"]["LongTextOrNull"];
            /** @description When the learner last signed in, in UTC, or null if never. An adult who acts as the learner does not change it. */
            lastLoginDate: components["schemas"]["UtcDateTimeOrNull"];
            /** @description The adults who are linked to the learner, the primary parent first. */
            parents: components["schemas"]["LinkedAdult"][];
            /** @description Whether leaderboards hide the learner's name from classmates and other families. False unless a parent or an Admin has set it. A server that cannot hide names omits it. */
            isNameHidden?: boolean;
            /** @description The consent with which the learner was added. Absent if none was recorded. */
            consent?: components["schemas"]["Consent"];
            /** @description The picture that the learner has chosen. Absent if none was chosen. */
            avatar?: components["schemas"]["Avatar"];
        };
        /** @description A change of a learner: the whole record, or the picture alone. A body that is neither is an error. */
        LearnerChange: components["schemas"]["LearnerUpdate"] | components["schemas"]["AvatarUpdate"];
        /** @description A fill-in-the-blanks question for learners, without its answer key. */
        LearnerFillInQuestion: {
            /** @constant */
            type: "fillInTheBlanks";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["FillInAnswering"]>;
            /** @description When the caller last changed the saved answer. Only an answer sheet has it, and a server may omit it; see `saveActivityAnswers`. */
            answerChangedAtUtc?: components["schemas"]["AnswerChangedAt"];
        } & components["schemas"]["QuestionProperties"];
        /** @description The user name and password with which a learner will sign in. */
        LearnerLogin: {
            /** @description The learner who gets the login. */
            learnerId: components["schemas"]["Id"];
            /** @description The user name, new or unchanged. The server trims it. A new one has only the letters `a` to `z`, digits, dots and hyphens, and starts with a letter or a digit (see *User names* under *Learners*). No other account may have it as its user name or its email address, regardless of letter case. */
            userName: components["schemas"]["UserName"];
            /** @description The new password. It replaces an older one. */
            password: components["schemas"]["NewPassword"];
            /** @description The same password again. */
            confirmPassword: components["schemas"]["NewPassword"];
        };
        /** @description A multiple-choice question for learners, without its answer key. */
        LearnerMultiChoiceQuestion: {
            /** @constant */
            type: "mcqMultiAnswer";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["MultiChoiceAnswering"]>;
            /** @description When the caller last changed the saved answer. Only an answer sheet has it, and a server may omit it; see `saveActivityAnswers`. */
            answerChangedAtUtc?: components["schemas"]["AnswerChangedAt"];
        } & components["schemas"]["QuestionProperties"];
        /** @description A question as callers other than staff receive it. It does not reveal the answer. `correctAnswer`, `correctAnswers`, `modelAnswer`, `feedBack` and `score` are withheld, and every blank of a paragraph is empty. The hint is included. `type` identifies the type of question; `questionSingleAnswer` and `mcqSingleAnswer` are two names for the same type. */
        LearnerQuestion: components["schemas"]["LearnerTrueFalseQuestion"] | components["schemas"]["LearnerFillInQuestion"] | components["schemas"]["LearnerSingleChoiceQuestion"] | components["schemas"]["LearnerMultiChoiceQuestion"] | components["schemas"]["LearnerTextQuestion"];
        /** @description A single-choice question for learners, without its answer key. */
        LearnerSingleChoiceQuestion: {
            /**
             * @description Two names for the same type of question. A stored question keeps its name.
             * @enum {string}
             */
            type: "questionSingleAnswer" | "mcqSingleAnswer";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["SingleChoiceAnswering"]>;
            /** @description When the caller last changed the saved answer. Only an answer sheet has it, and a server may omit it; see `saveActivityAnswers`. */
            answerChangedAtUtc?: components["schemas"]["AnswerChangedAt"];
        } & components["schemas"]["QuestionProperties"];
        /** @description A free-text question for learners, without its answer key. */
        LearnerTextQuestion: {
            /** @constant */
            type: "textAnswer";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["TextAnswering"]>;
            /** @description When the caller last changed the saved answer. Only an answer sheet has it, and a server may omit it; see `saveActivityAnswers`. */
            answerChangedAtUtc?: components["schemas"]["AnswerChangedAt"];
        } & components["schemas"]["QuestionProperties"];
        /** @description A true-or-false question for learners, without its answer key. */
        LearnerTrueFalseQuestion: {
            /** @constant */
            type: "truefalse";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["TrueFalseAnswering"]>;
            /** @description When the caller last changed the saved answer. Only an answer sheet has it, and a server may omit it; see `saveActivityAnswers`. */
            answerChangedAtUtc?: components["schemas"]["AnswerChangedAt"];
        } & components["schemas"]["QuestionProperties"];
        /** @description The whole record of a learner, as it was loaded and with the changes in it. An optional property that is omitted keeps its value; null clears it. */
        LearnerUpdate: {
            /** @description The learner to change. */
            id: components["schemas"]["Id"];
            /** @description The current user name, unchanged. `setLearnerLogin` changes it. */
            userName: components["schemas"]["UserName"];
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description The learner's own email address. No other account may use it. Null is allowed only while the learner has none; a server may refuse it with 400. */
            email: components["schemas"]["EmailOrNull"];
            /** @description Date of birth. No age is enforced. Null is allowed as for `email`. */
            dateOfBirth: components["schemas"]["DateOnlyOrNull"];
            /** @description Whether the learner may sign in. */
            isActive: boolean;
            /** @description The learner's grade. Null is allowed as for `email`. */
            gradeId: components["schemas"]["IdOrNull"];
            /** @description The name of the school, or null if unknown. */
            school?: components["schemas"]["TextOrNull"];
            /** @description Town, or null if unknown. */
            town?: components["schemas"]["TextOrNull"];
            /** @description Postal code, or null if unknown. No format is enforced. */
            postalCode?: components["schemas"]["TextOrNull"];
            /** @description Notes for tutors, or null for none. */
            specialNotes?: components["schemas"]["LongTextOrNull"];
            /** @description Whether leaderboards hide the learner's name from classmates and other families. A Learner cannot change it. A server that cannot hide names ignores it. */
            isNameHidden?: boolean;
            /** @description Ignored. It is allowed so that a client can send back a record that it has loaded. */
            gradeTitle?: components["schemas"]["TitleOrNull"];
            /** @description Ignored. It is allowed so that a client can send back a record that it has loaded. */
            lastLoginDate?: components["schemas"]["UtcDateTimeOrNull"];
            /** @description Ignored. It is allowed so that a client can send back a record that it has loaded. */
            parents?: components["schemas"]["LinkedAdult"][];
            /** @description Ignored. It is allowed so that a client can send back a record that it has loaded. */
            consent?: components["schemas"]["Consent"];
            /** @description The picture that the learner has chosen, or null for none. */
            avatar?: components["schemas"]["Avatar"] | null;
        };
        /** @description An adult who is linked to a learner. */
        LinkedAdult: {
            /** @description The user id of the adult. Parents recognise themselves by it. */
            id: components["schemas"]["Id"];
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description Email address for messages, or null if the account has none. */
            email: components["schemas"]["EmailOrNull"];
            relationship: components["schemas"]["Relationship"];
            /** @description True for the primary parent. If this adult uses `deleteLearner`, the learner is deleted; for any other parent, only that parent's link ends (see *Adults* under *Learners*). */
            isPrimaryParent: boolean;
            /** @description When the adult last signed in, in UTC, or null if never. */
            lastLoginDate: components["schemas"]["UtcDateTimeOrNull"];
            /** @description Cellphone number, or null if unknown. */
            cellphoneNumber: components["schemas"]["TextOrNull"];
            /** @description WhatsApp number, or null if unknown. */
            whatsAppNumber: components["schemas"]["TextOrNull"];
        };
        /** @description A summary of a learner who is linked to a parent. */
        LinkedLearner: {
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description The learner's own email address, or null if there is none. */
            email: components["schemas"]["EmailOrNull"];
            /** @description The title of the learner's grade, or null if none is assigned. */
            gradeTitle: components["schemas"]["TitleOrNull"];
            /** @description When the learner last signed in, in UTC, or null if never. An adult who acts as the learner does not change it. */
            lastLoginDate: components["schemas"]["UtcDateTimeOrNull"];
        };
        /** @description The credentials of a user. */
        LoginRequest: {
            /** @description The email address or the user name. Learners whom a parent has added have only a user name. */
            emailOrUserName: components["schemas"]["SignInName"];
            /** @description The password, as entered. */
            password: components["schemas"]["Password"];
        };
        /** @description A few paragraphs of text, such as a description or a message, or null. It may be empty. */
        LongTextOrNull: string | null;
        /** @description The explanation and the score of a question. This part of the data for review and for authors allows additional properties. */
        Marking: {
            /** @description An explanation for the learner, shown after marking, or null if there is none. */
            feedBack?: components["schemas"]["QuestionTextOrNull"];
            /** @description The score of this question. It is 1 for a correct answer, 0 for an incorrect answer, and a fraction for a paragraph that is partly correct. A question that cannot be marked scores 0 and does not count. */
            score?: number;
        };
        /** @description The captions of the question's video, as the text of a WebVTT file, for learners who cannot hear it. Null if there are none. They are reviewed and stored with the rest of the question. */
        MediaCaptions: string | null;
        /** @description A description of the question's image, audio or video, for learners who cannot see or hear it. Null if there is none. */
        MediaDescription: string | null;
        /** @description The path of an image, audio or video file, or null for none. The path is opaque. The URL of the file is `{apiBase}/{mediaPath}/media`, unless the path starts with `data:` and contains the file itself. */
        MediaPath: string | null;
        /** @description Replaces or removes the media of a question. */
        MediaPathReplacement: {
            /** @constant */
            op: "replace";
            /** @description Servers send `/MediaPath`, and clients should send the same. A server accepts any letter case. */
            path: string;
            /** @description The new media as a `data:` URL that contains the file, the path that the question has now, or null for no media. */
            value: components["schemas"]["MediaPath"];
        };
        /** @description The form that uploads the new media of an activity. */
        MediaUpload: {
            /** @description One file of at most 10 MB, which is a JPEG or PNG image or an MP4 video. */
            media: components["schemas"]["BinaryContent"];
        };
        /** @description The response to an action that returns no record. */
        Message: {
            /** @description One sentence in plain English to show to the user. */
            message: components["schemas"]["Sentence"];
        };
        /**
         * @description Whether a change set applies to an activity or to a question.
         * @enum {string}
         */
        ModeratedEntity: "Activity" | "Question";
        /** @description An activity in the moderation queue, with the change sets that match the filters. */
        ModerationActivity: {
            /** @description The activity. */
            activityId: components["schemas"]["Id"];
            /** @description The title of the activity as stored now. */
            activityTitle: components["schemas"]["Title"];
            /** @description The matching change sets of the activity's own properties, the oldest first. */
            activityChangeSetIds: components["schemas"]["Id"][];
            /** @description The questions with matching change sets, in the order of their `sortOrder`. */
            questionChanges: components["schemas"]["QuestionChanges"][];
        };
        /** @description The data of a question in a change set. It must match the type of the stored question, which never changes. */
        ModerationData: components["schemas"]["TrueFalseModeration"] | components["schemas"]["FillInModeration"] | components["schemas"]["SingleChoiceModeration"] | components["schemas"]["MultiChoiceModeration"] | components["schemas"]["TextModeration"];
        /** @description A grade in the moderation queue. */
        ModerationGrade: {
            /** @description The grade. */
            gradeId: components["schemas"]["Id"];
            /** @description The title of the grade. */
            gradeName: components["schemas"]["Title"];
            /** @description The number of changed items in this grade, which is the sum of the totals of its subjects. */
            total: number;
            /** @description The subjects with matching change sets. */
            subjects: components["schemas"]["ModerationSubject"][];
        };
        /** @description The state of an activity and its questions in moderation. */
        ModerationState: {
            /** @description The status of the activity's own properties. Its questions do not affect it. */
            activityStatus: components["schemas"]["ModerationStatus"];
            /** @description The number of pending change sets of the activity and all its questions. */
            pendingCount: number;
            /** @description The status of every question of the activity, by question id. */
            perQuestionStatus: {
                [key: string]: components["schemas"]["ModerationStatus"];
            };
        };
        /**
         * @description The status of the current change set of a record, or `None` if it has no change set (see *Reviews* under *Moderation*).
         * @enum {string}
         */
        ModerationStatus: "Pending" | "Approved" | "Published" | "Rejected" | "None";
        /** @description A subject in the moderation queue. */
        ModerationSubject: {
            /** @description The subject. */
            subjectId: components["schemas"]["Id"];
            /** @description The title of the subject. */
            subjectName: components["schemas"]["Title"];
            /** @description The number of changed items in this subject. It is the number of items in `activityChangeSetIds` and `questionChanges` of all its activities. A question counts once, however many change sets it has. */
            total: number;
            /** @description The activities with matching change sets. */
            activities: components["schemas"]["ModerationActivity"][];
        };
        /** @description An amount in rand, with at most two decimals. An amount with more decimals returns 400. `multipleOf` cannot express this, because 19.99 is not a multiple of 0.01 in binary floating point. */
        Money: number;
        /** @description The correct options. This part of every view with the answer key allows additional properties; it is never sent to a learner before marking. */
        MultiChoiceAnswerKey: {
            /** @description The texts of all correct options, at least one when a question is saved (see *Saving questions* under *Activities*). An answer is correct only if it has exactly these options. */
            correctAnswers: components["schemas"]["OptionText"][];
        };
        /** @description The data of a multiple-choice question for answering, without the answer key. */
        MultiChoiceAnswering: components["schemas"]["MultiChoiceContent"];
        /** @description The data of a multiple-choice question as it is stored, with its answer key. */
        MultiChoiceAuthor: components["schemas"]["MultiChoiceContent"] & components["schemas"]["MultiChoiceAnswerKey"] & components["schemas"]["Marking"];
        /** @description A prompt with options, and the options that the learner has selected. This part of every view of a multiple-choice question allows additional properties. */
        MultiChoiceContent: {
            /** @description The question to answer. */
            prompt: components["schemas"]["QuestionText"];
            /** @description The options, in the order in which they are shown. */
            options: components["schemas"]["OptionText"][];
            /** @description The texts of the selected options. */
            selectedAnswers?: components["schemas"]["OptionText"][];
            /**
             * @deprecated
             * @description An older name for `selectedAnswers`. Servers read it only if `selectedAnswers` is missing, and never send it.
             */
            answers?: components["schemas"]["OptionText"][];
            mediaDescription?: components["schemas"]["MediaDescription"];
            mediaCaptions?: components["schemas"]["MediaCaptions"];
        };
        /** @description The data of a multiple-choice question in a change set. It includes the answer key, unless a Learner sends or receives it. */
        MultiChoiceModeration: (components["schemas"]["MultiChoiceAuthor"] | components["schemas"]["MultiChoiceAnswering"]) & components["schemas"]["WithoutAttemptData"];
        /** @description The data of a multiple-choice question after marking, with the learner's answer, the answer key and the score. */
        MultiChoiceReview: components["schemas"]["MultiChoiceContent"] & components["schemas"]["MultiChoiceAnswerKey"] & WithRequired<components["schemas"]["Marking"], "score">;
        /** @description A multiple-choice question as it was before a change. */
        MultiChoiceSnapshot: {
            /** @constant */
            Type: "mcqMultiAnswer";
            /** @description The data of the question, as a JSON string. */
            Data: JsonText<components["schemas"]["MultiChoiceModeration"]>;
        } & components["schemas"]["QuestionSnapshotProperties"];
        /** @description An activity to create. The server assigns its id. It starts without questions and without media. */
        NewActivity: {
            /** @description The title of the activity. */
            title: components["schemas"]["Title"];
            /** @description A description of the activity. Null if omitted. */
            description?: components["schemas"]["LongTextOrNull"];
            /** @description The topic to which the activity will belong. */
            topicId: components["schemas"]["Id"];
        };
        /** @description A change to an activity, to submit for review. */
        NewActivityChangeSet: components["schemas"]["NewChangeSetRecord"] & components["schemas"]["ActivityChangeContent"];
        /** @description A campus to create. The server assigns its id. */
        NewCampus: {
            /** @description The name of the campus. */
            name: components["schemas"]["Title"];
            /** @description Street and suburb. Null if omitted. */
            address?: components["schemas"]["TextOrNull"];
            /** @description City or town. Null if omitted. */
            city?: components["schemas"]["TextOrNull"];
            /** @description Province, as free text. Null if omitted. */
            province?: components["schemas"]["TextOrNull"];
            /** @description Postal code, as a string, so that leading zeros are kept. Null if omitted. No format is enforced. */
            postalCode?: components["schemas"]["TextOrNull"];
            /** @description Telephone number of the campus. Null if omitted. No format is enforced (see *Telephone numbers*). */
            contactNumber?: components["schemas"]["TextOrNull"];
            /** @description Whether the campus is in use. True if omitted. */
            isActive?: boolean;
        };
        /** @description A change to one activity or one question, to submit for review. `entityType` identifies which. */
        NewChangeSet: components["schemas"]["NewActivityChangeSet"] | components["schemas"]["NewQuestionChangeSet"];
        /** @description The properties of every change that is submitted. This part of `NewActivityChangeSet` and `NewQuestionChangeSet` allows additional properties. */
        NewChangeSetRecord: {
            /** @description The activity or the question to which the change applies. It must exist. */
            entityId: components["schemas"]["Id"];
            /** @description A comment for the moderator. Null, omitted or an empty string means no comment. */
            comment?: components["schemas"]["LongTextOrNull"];
        };
        /** @description A grade to create. The server assigns its id. */
        NewGrade: {
            /** @description The title of the grade. */
            title: components["schemas"]["Title"];
            /** @description A sentence about the grade. Null if omitted. */
            description?: components["schemas"]["LongTextOrNull"];
        };
        /** @description A learner to add. The server makes the id and the user name. The learner is active; all other properties that are not sent start empty. */
        NewLearner: {
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description Date of birth. No age is enforced. */
            dateOfBirth: components["schemas"]["DateOnly"];
            /** @description The relationship of the calling parent to the learner. Ignored if an Admin adds the learner. */
            relationship: components["schemas"]["Relationship"];
            /** @description The learner's grade. If it is null or omitted, the learner has no grade yet. */
            gradeId?: components["schemas"]["IdOrNull"];
            /**
             * @description The role of the new account. No other role is accepted here.
             * @constant
             */
            role: "Learner";
            /** @description The consent of the Parent who adds the learner. Ignored if an Admin adds the learner. */
            consent?: components["schemas"]["ConsentGiven"];
        };
        /**
         * Format: password
         * @description A password for an account. It has at least six characters, with an uppercase letter, a digit and a special character. These are defined by Unicode. An uppercase letter is of the category `Lu` and a digit of the category `Nd`. A special character is anything but a letter (`L`), a digit or a space. The pattern is for the `u` flag of ECMAScript, as JSON Schema requires. Without the flag, it still accepts every password of ASCII characters that follows the rule.
         */
        NewPassword: string;
        /** @description A plan to create. The server sets each optional property that is omitted, to `planCode` null, `displayOrder` 0, `priceIncludesVat` true, `vatRatePercent` 15, `duration` Monthly, `durationDays` 30, `featuresJson` `[]` and `entitlements` 0. */
        NewPlan: {
            status: components["schemas"]["PlanStatusInput"];
        } & WithRequired<components["schemas"]["PlanProperties"], "planName" | "price" | "currency">;
        /** @description A promotion to create. Only `isActive` is required. */
        NewPromotion: {
            /** @description The date-time from which the promotion applies. If omitted, it applies from its creation. */
            startDate?: components["schemas"]["DateTime"];
            /** @description The date-time from which the promotion no longer applies. If omitted, it has no end. */
            endDate?: components["schemas"]["DateTime"];
        } & components["schemas"]["PromotionProperties"];
        /** @description A change to a question, to submit for review. */
        NewQuestionChangeSet: components["schemas"]["NewChangeSetRecord"] & components["schemas"]["QuestionChangeContent"];
        /** @description A role to create. */
        NewRole: {
            /** @description The name of the role, as free text that is not blank and has neither control nor directional characters. The server trims it. The names `.`, `..` and `users` are refused. */
            roleName: string;
        };
        /** @description An invite to create, for one trial session. */
        NewRsvpInvite: {
            /** @description The session to which the invite leads. The current title of the session becomes the title of the invite. */
            trialSessionId: components["schemas"]["Id"];
            /** @description The date-time from which the invite is expired. If it is in the past, the invite is expired from the start, and the server sends nothing. */
            validUntil: components["schemas"]["DateTime"];
            /** @description A message to include in the email. Null, omitted or an empty string means no message. */
            message?: components["schemas"]["LongTextOrNull"];
            /** @description The email addresses to which the server sends the invite. If omitted or empty, the server sends nothing. */
            emails?: components["schemas"]["Recipients"];
        };
        /** @description A subject to create. The server assigns its id. */
        NewSubject: {
            /** @description The title of the subject. */
            title: components["schemas"]["Title"];
            /** @description A sentence about the subject. Null if omitted. */
            description?: components["schemas"]["LongTextOrNull"];
            /** @description The group in which the school lists the subject, as free text. Null if omitted. */
            subjectGroup?: components["schemas"]["TextOrNull"];
            /** @description The kind of subject within its group, as free text. Null if omitted. */
            subjectType?: components["schemas"]["TextOrNull"];
            /** @description The grade to which the subject will belong. */
            gradeId: components["schemas"]["Id"];
        };
        /** @description The learner who gets a subscription, and the plan. */
        NewSubscription: {
            /** @description The learner who gets the subscription. */
            learnerId: components["schemas"]["Id"];
            /** @description The plan, which must be Active. */
            planId: components["schemas"]["Id"];
        };
        /** @description A term to create. The server assigns its id. */
        NewTerm: {
            /** @description The title of the term. Clients sort groups of topics by it. */
            title: components["schemas"]["Title"];
            /** @description A sentence about the term. Null if omitted. */
            description?: components["schemas"]["LongTextOrNull"];
        };
        /** @description A topic to create. The server assigns its id. */
        NewTopic: {
            /** @description The title of the topic. */
            title: components["schemas"]["Title"];
            /** @description A sentence about the topic. Null if omitted. */
            description?: components["schemas"]["LongTextOrNull"];
            /** @description The subject to which the topic will belong. */
            subjectId: components["schemas"]["Id"];
            /** @description The term in which the topic is taught. Null or omitted means no term. */
            termId?: components["schemas"]["IdOrNull"];
        };
        /** @description An invite to create, for any number of trial sessions. */
        NewTrialInvite: {
            /** @description The title of the invite. Visitors see it above the booking form. */
            inviteTitle: components["schemas"]["Title"];
            /** @description The date-time from which the invite is expired. If it is in the past, the invite is expired from the start, and the server sends nothing. */
            validUntil: components["schemas"]["DateTime"];
            /** @description A message to include in the email. Null, omitted or an empty string means no message. */
            message?: components["schemas"]["LongTextOrNull"];
            /** @description The sessions from which a visitor can choose, each once. The array may be empty. */
            trialSessionIds: components["schemas"]["Id"][];
            /** @description The email addresses to which the server sends the invite. If omitted or empty, the server sends nothing. */
            emails?: components["schemas"]["Recipients"];
        };
        /** @description A trial session to create. The server assigns its id. */
        NewTrialSession: {
            /** @description The title of the session. */
            title: components["schemas"]["Title"];
            /** @description When the session starts. It may be in the past. */
            startTime: components["schemas"]["DateTime"];
            /** @description The number of seats. */
            maxNumber: number;
            /** @description The campus where the session takes place, active or not. */
            campusId: components["schemas"]["Id"];
        };
        /** @description An account to create, with its first password. */
        NewUser: {
            /** @description The email address to sign in with and to receive messages at. No other account may use it. */
            email: components["schemas"]["Email"];
            /** @description Date of birth. */
            dateOfBirth: components["schemas"]["DateOnly"];
            /** @description The first password. The Admin passes it on to the user. */
            password: components["schemas"]["NewPassword"];
            /** @description The same password again. */
            confirmPassword: components["schemas"]["NewPassword"];
        } & components["schemas"]["UserProperties"];
        /** @description The response for a learner without an active subscription. It does not reveal whether there was one before. */
        NoActiveSubscription: {
            /**
             * @description Always false in this response.
             * @constant
             */
            isActive: false;
            /** @description A sentence to show to the user, for example about a refund. Null or omitted if there is none. */
            message?: components["schemas"]["LongTextOrNull"];
        };
        /** @description The text of an option, or of a word in a blank. It may be empty. */
        OptionText: string;
        /** @description An `OptionText`, or null. */
        OptionTextOrNull: string | null;
        /** @description The adult to invite, the learner to follow, and the relationship of the adult to the learner. */
        ParentInvite: {
            /** @description The email address that receives the invitation. It may or may not belong to an account. */
            email: components["schemas"]["Email"];
            /** @description The relationship of the invited adult to the learner. */
            relationship: components["schemas"]["Relationship"];
            /** @description The learner to follow. */
            learnerId: components["schemas"]["Id"];
        };
        /** @description A parent's own profile. */
        ParentProfile: {
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description The email address to sign in with and to receive messages at, or null if the account has none. It cannot be changed in the profile. */
            email: components["schemas"]["EmailOrNull"];
            /** @description WhatsApp number, or null if unknown. */
            whatsAppNumber: components["schemas"]["TextOrNull"];
            /** @description Cellphone number, or null if unknown. */
            cellphoneNumber: components["schemas"]["TextOrNull"];
            /** @description Town, or null if unknown. */
            town: components["schemas"]["TextOrNull"];
            /** @description Postal code, or null if unknown. No format is enforced. */
            postalCode: components["schemas"]["TextOrNull"];
            /** @description The number of learners who are linked to the parent, whether as primary parent or not. */
            learnerCount: number;
        };
        /** @description The new details of a parent's profile. As at registration, none of them may be empty. */
        ParentProfileUpdate: {
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description The email address of the profile, as it was read. It may be omitted. Any other email address is refused, because it cannot be changed here. */
            email?: components["schemas"]["Email"];
            /** @description WhatsApp number. No format is enforced (see *Telephone numbers*). */
            whatsAppNumber: components["schemas"]["ShortText"];
            /** @description Cellphone number. No format is enforced (see *Telephone numbers*). */
            cellphoneNumber: components["schemas"]["ShortText"];
            /** @description Town. */
            town: components["schemas"]["ShortText"];
            /** @description Postal code. No format is enforced. */
            postalCode: components["schemas"]["ShortText"];
        };
        /** @description A parent with the learners who are linked to them. */
        ParentWithLearners: {
            /** @description The user id of the parent. */
            id: components["schemas"]["Id"];
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description Email address for messages and invitations, or null if the account has none. */
            email: components["schemas"]["EmailOrNull"];
            /** @description Cellphone number, or null if unknown. */
            cellphoneNumber: components["schemas"]["TextOrNull"];
            /** @description WhatsApp number, or null if unknown. */
            whatsAppNumber: components["schemas"]["TextOrNull"];
            /** @description The linked learners. Empty if there are none. */
            learners: components["schemas"]["LinkedLearner"][];
        };
        /**
         * Format: password
         * @description A password, as entered.
         */
        Password: string;
        /** @description A new password, with the token of the reset link. */
        PasswordReset: {
            /** @description The `email` of the reset link, which is the email address to which it was sent. */
            email: components["schemas"]["Email"];
            /** @description The `token` of the reset link. It works once. */
            token: components["schemas"]["Token"];
            /** @description The new password. */
            newPassword: components["schemas"]["NewPassword"];
            /** @description The same password again. */
            confirmPassword: components["schemas"]["NewPassword"];
        };
        /** @description The account that needs a reset link. */
        PasswordResetRequest: {
            /** @description The email address of the account. A user name is not accepted. */
            email: components["schemas"]["Email"];
        };
        /**
         * @description A permission of an account. `coding-content-access` gives access to the lessons of the coding school, `school-content-access` to the lessons of the school curriculum.
         * @enum {string}
         */
        Permission: "coding-content-access" | "school-content-access";
        /** @description A first name or a surname. It must not be blank, and has neither control nor directional characters. */
        PersonName: string;
        /** @description A subscription plan, as the school manages it. Buyers see a `PublicPlan`. */
        Plan: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["PlanStatus"];
            /** @description The version of the plan. Send it with an update. */
            version: components["schemas"]["RecordVersion"];
        } & WithRequired<components["schemas"]["PlanProperties"], "planName" | "planCode" | "displayOrder" | "price" | "priceIncludesVat" | "vatRatePercent" | "currency" | "duration" | "durationDays" | "featuresJson" | "entitlements">;
        /** @description The entitlements of a plan, as the sum of its flags. 1 is CAPSAccess (the lessons of the school curriculum), 2 is ClassesAccess (the lessons of the coding school), and 4 is UnlocksUsageLimit (no daily limit). 0 gives access to nothing, 7 to everything. */
        PlanEntitlements: number;
        /** @description The features of a plan, in short texts for buyers, in the order in which they are shown. */
        PlanFeatures: components["schemas"]["ShortText"][];
        /** @description The name of a plan. It must not be blank, and has neither control nor directional characters. */
        PlanName: string;
        /** @description A new price for a plan. */
        PlanPrice: {
            /** @description The new price of one paid period, in rand. */
            price: components["schemas"]["Money"];
        };
        /** @description The properties of a plan that an Admin sets, apart from its status. This part of `Plan`, `NewPlan` and `PlanUpdate` allows additional properties. */
        PlanProperties: {
            /** @description The name of the plan. */
            planName?: components["schemas"]["PlanName"];
            /** @description The school's own code for the plan, or null if it has none. No two plans have the same code. */
            planCode?: components["schemas"]["ShortTextOrNull"];
            /** @description The position of the plan in lists, lowest first. Plans with the same position are ordered by name. */
            displayOrder?: number;
            /** @description The price of one paid period of the plan, in rand. */
            price?: components["schemas"]["Money"];
            /** @description Whether `price` includes the value-added tax. If not, the tax is added at payment. */
            priceIncludesVat?: boolean;
            /** @description The rate of the value-added tax, in percent. More than two decimals return 400. */
            vatRatePercent?: number;
            currency?: components["schemas"]["Currency"];
            /** @description How long a paid period lasts, as text for buyers. Nothing is calculated from it. */
            duration?: components["schemas"]["ShortText"];
            /** @description How long a paid period lasts, in days. Ten years is the maximum. With 0, no end is computed: a subscription to the plan runs without an end, and does not renew. */
            durationDays?: number;
            /** @description The features of the plan, as a JSON string. A plan without features has `[]`. */
            featuresJson?: JsonText<components["schemas"]["PlanFeatures"]>;
            entitlements?: components["schemas"]["PlanEntitlements"];
        };
        /**
         * @description The status of a plan. 0 is Draft, 1 is Active (on sale), 2 is Retired (no longer on sale).
         * @enum {integer}
         */
        PlanStatus: 0 | 1 | 2;
        /** @description A status, as a client may send it. The number is the usual form. The strings `Active` and `1` mean 1, and the strings `Retired` and `2` mean 2; the spelling must match exactly. Every other string and every other integer means Draft and is not an error, so that a status that the server does not know never puts a plan on sale. Servers always return the number. */
        PlanStatusInput: components["schemas"]["PlanStatus"] | (number | string);
        /** @description The complete new details of a plan. The body may repeat the id from the path. */
        PlanUpdate: {
            /** @description The id of the plan. If sent, it must equal the id in the path. */
            id?: components["schemas"]["Id"];
            status: components["schemas"]["PlanStatusInput"];
            /** @description The version of the plan that the new details are based on. If the current version differs, nothing changes and the response is 409. If omitted, the update replaces any version. */
            version?: components["schemas"]["RecordVersion"];
        } & WithRequired<components["schemas"]["PlanProperties"], "planName" | "planCode" | "displayOrder" | "price" | "priceIncludesVat" | "vatRatePercent" | "currency" | "duration" | "durationDays" | "featuresJson" | "entitlements">;
        /**
         * @description Why a request failed. Every response outside the 2xx range has this body. Clients branch on the status, and on `code`
         *     where one status has several reasons. `message` is for the user: clients show it and never parse it. Its wording in
         *     the examples is a suggestion.
         *
         *     **RFC 9457.** This contract is older than problem details and keeps its own format, which is sent as
         *     `application/json`. It is a closed object with one sentence for the user, and with the reasons by property. It
         *     corresponds to problem details as follows:
         *
         *     | RFC 9457 | here |
         *     |---|---|
         *     | `status` | only the status of the response |
         *     | `title`, `detail` | `message` |
         *     | `type` | `code`; without it, the status says enough (`about:blank`) |
         *     | `instance` | nothing; servers log the request instead |
         *     | extension members | `errors`, `learnerId` |
         *
         *     A server that conforms to this contract never sends `application/problem+json`, but a gateway in front of it may.
         *     Clients therefore show `message`, or else `detail`, or else `title`, or else a plain-text body, regardless of the
         *     content type. If they find none of these, they show a default message. They ignore a `code` that they do not know.
         */
        Problem: {
            /** @description One sentence in plain English to show to the user. */
            message: components["schemas"]["Sentence"];
            /**
             * @description The reason, where one status of an operation has several reasons that a client may act on differently. A response
             *     with one of these reasons always has its code.
             *
             *     | status | code | reason |
             *     |---|---|---|
             *     | 409 | `email-in-use` | Another account has the email address, as its email address or as its user name. |
             *     | 409 | `sign-in-required` | The invitation must be accepted by signing in. |
             *     | 409 | `last-admin` | The account is that of the last Admin. |
             *     | 409 | `own-account` | The account is the caller's own. |
             *     | 409 | `built-in-role` | The role is built in. |
             *     | 409 | `role-in-use` | A user has the role. |
             *     | 409 | `already-booked` | The email address already has a seat in the trial session. |
             *     | 409 | `plan-code-in-use` | Another plan has the code. |
             *     | 409 | `grade-title-in-use` | Another grade has the title. |
             *     | 409 | `record-changed` | Another user has changed the record since the version in the body was read. |
             *     | 409 | `session-full` | The trial session has no seat left. |
             *     | 409 | `change-not-pending` | The change set has been decided already. |
             *     | 409 | `field-conflict` | The record has changed since the snapshot, in a field that the change set changes as well. |
             *     | 409 | `question-changed` | A Learner's change set no longer matches the stored question. |
             *     | 409 | `no-active-subscription` | The learner has no active subscription or, for `enableAutoRenew`, one without an end. |
             *     | 409 | `learner-inactive` | The learner is inactive. |
             *     | 409 | `idempotency-key-reused` | The caller has used the `Idempotency-Key` for another request. |
             * @enum {string}
             */
            code?: "email-in-use" | "sign-in-required" | "last-admin" | "own-account" | "built-in-role" | "role-in-use" | "already-booked" | "plan-code-in-use" | "grade-title-in-use" | "record-changed" | "session-full" | "change-not-pending" | "field-conflict" | "question-changed" | "no-active-subscription" | "learner-inactive" | "idempotency-key-reused";
            /**
             * @description The reasons for each part of the request that was refused. Each key is the path of a property, with its segments
             *     joined by dots, such as `questions.0.id`, or the name of a parameter or form part. The key `body` means the body
             *     as a whole.
             *
             *     Every 400 has `errors`, with one key for each invalid part, and for no other:
             *
             *     - All invalid properties of a body are named at once; of more than 100, a server may name only 100. A server may
             *       name invalid parameters alone, without the invalid properties of the body.
             *     - A property that is missing, and one that the schema does not list, has its own key. A list that is too long or
             *       too short, or repeats an item, has the key of the list. What is inside an invalid part is not named.
             *     - A body that is missing or not JSON has the key `body`, and so has one of the wrong type.
             *     - A rule between several properties, such as two passwords that must be equal, adds its key only if each of these
             *       properties is valid on its own.
             *     - The `discriminator` of a `oneOf` decides which form is meant. If it is missing or unknown, it is the only key of
             *       its object.
             *     - A value that matches no form of another `oneOf` or `anyOf` has the keys of one of the forms: the server decides
             *       which form was meant.
             */
            errors?: {
                [key: string]: components["schemas"]["Sentence"][];
            };
            /** @description The learner for whom a subscription would help. Sent only with status 402. */
            learnerId?: components["schemas"]["Id"];
        };
        /** @description A promotion of one plan. Properties that were not given are absent. */
        Promotion: {
            id: components["schemas"]["Id"];
            /** @description The plan whose price the promotion lowers. */
            planId: components["schemas"]["Id"];
            /** @description The date-time from which the promotion applies, in UTC. If absent, it applies from its creation. */
            startDate?: components["schemas"]["UtcDateTime"];
            /** @description The date-time from which the promotion no longer applies, in UTC. If absent, it has no end. */
            endDate?: components["schemas"]["UtcDateTime"];
        } & components["schemas"]["PromotionProperties"];
        /** @description The properties of a promotion that an Admin sets, apart from its dates. This part of `Promotion` and `NewPromotion` allows additional properties. */
        PromotionProperties: {
            /** @description The name that the school gives the promotion. */
            name?: components["schemas"]["ShortText"];
            /** @description By how much the promotion lowers the price, in percent. More than two decimals return 400. If absent, the promotion does not lower the price. */
            discountPercent?: number;
            /** @description Whether the promotion is switched on. A promotion that is switched off lowers no price, regardless of its dates. */
            isActive: boolean;
        };
        /** @description Whether to switch a promotion on or off. */
        PromotionSwitch: {
            /** @description True switches the promotion on, false switches it off. */
            isActive: boolean;
        };
        /** @description A plan on sale, as buyers see it. */
        PublicPlan: {
            id: components["schemas"]["Id"];
            /** @description The name of the plan. */
            planName: components["schemas"]["PlanName"];
            /** @description How long a paid period lasts, as text for buyers. */
            duration: components["schemas"]["ShortText"];
            /** @description The price of one paid period, in rand. Promotions do not change it. */
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description How long a paid period lasts, in days, or 0 for a plan without an end. */
            durationDays: number;
            /** @description Whether `price` includes the value-added tax. If not, the tax is added at payment. */
            priceIncludesVat: boolean;
            /** @description The rate of the value-added tax, in percent. */
            vatRatePercent: number;
            features: components["schemas"]["PlanFeatures"];
            entitlements: components["schemas"]["PlanEntitlements"];
            /** @description The promotion that would apply to a checkout now, or null if there is none. */
            promotion: components["schemas"]["PublicPromotion"] | null;
            /** @description The cost of a checkout now: the price, reduced by the promotion, plus the value-added tax if the price does not include it (see *Amount* under *Payments*). At most twice the maximum `price`. */
            amount: number;
        };
        /** @description The promotion that reduces the amount of a plan now. */
        PublicPromotion: {
            /** @description The name of the promotion for buyers, or null if it has none. */
            name: components["schemas"]["ShortTextOrNull"];
            /** @description By how much the promotion reduces the price, in percent. */
            discountPercent: number;
            /** @description The date-time from which the promotion no longer applies, in UTC, or null if it has no end. */
            endDate: components["schemas"]["UtcDateTimeOrNull"];
        };
        /** @description A question before a change, and the properties that the change replaces. This part of `NewQuestionChangeSet` and `QuestionChangeSet` allows additional properties. */
        QuestionChangeContent: {
            /** @constant */
            entityType: "Question";
            /** @description The question as the submitter found it, as a JSON string. */
            snapshotJson: JsonText<components["schemas"]["QuestionSnapshot"]>;
            /** @description The change, as a JSON string. */
            patchJson: JsonText<components["schemas"]["QuestionPatch"]>;
        };
        /** @description A submitted change to a question. */
        QuestionChangeSet: components["schemas"]["ChangeSetRecord"] & components["schemas"]["QuestionChangeContent"];
        /** @description The change sets of one question that match the filters. */
        QuestionChanges: {
            /** @description The question. */
            questionId: components["schemas"]["Id"];
            /** @description The matching change sets of the question, the oldest first. */
            changeSetIds: components["schemas"]["Id"][];
        };
        /** @description The data of a question, as a JSON string. */
        QuestionData: string;
        /** @description The data of a question with its answer key, as a JSON string. The pattern looks for the answer key as a property name in the JSON, so that a validator that does not parse the string also detects a missing answer key. */
        QuestionDataWithAnswerKey: string;
        /** @description The data of a question without its answer key, as a JSON string. The patterns look for property names of the answer key and for blanks that contain a word, so that a validator that does not parse strings also rejects them. Text of an author never matches, because a quotation mark inside a JSON string has a backslash before it. */
        QuestionDataWithoutAnswerKey: string;
        /** @description The properties of a question to replace, at least one. Each `path` occurs at most once; paths that differ only in letter case are the same. */
        QuestionPatch: (components["schemas"]["DataReplacement"] | components["schemas"]["SortOrderReplacement"] | components["schemas"]["MediaPathReplacement"])[];
        /** @description The id, the position and the media of a question. This part of every view of a question allows additional properties. */
        QuestionProperties: {
            id: components["schemas"]["Id"];
            /** @description The position of the question in its activity, starting at 0. Clients display this number plus one. */
            sortOrder: number;
            mediaPath: components["schemas"]["MediaPath"];
        };
        /** @description Everything that a moderator needs to review the changes to one question. All question data includes the answer key. *Reviews* under *Moderation* defines the current change set of a record. */
        QuestionReview: {
            /** @description The question as in the snapshot of its current change set, or as stored now if it has none. */
            before: components["schemas"]["AuthorQuestion"];
            /** @description What `before` becomes with the changes applied. It has its pending change sets applied, the oldest first. If none is pending, it has its current change set applied, regardless of its status. */
            after: components["schemas"]["AuthorQuestion"];
            /** @description The question as stored now. */
            now: components["schemas"]["AuthorQuestion"];
            saved: components["schemas"]["SavedState"];
            /** @description The current change set, or null if the question has none. */
            latestChange: components["schemas"]["LatestQuestionChange"] | null;
            /** @description All change sets of the question, regardless of their status, the newest first. */
            history: components["schemas"]["ChangeSetSummary"][];
        };
        /** @description A question as it was before a change. `Type` identifies the type of question and must be the type of the stored question. */
        QuestionSnapshot: components["schemas"]["TrueFalseSnapshot"] | components["schemas"]["FillInSnapshot"] | components["schemas"]["SingleChoiceSnapshot"] | components["schemas"]["MultiChoiceSnapshot"] | components["schemas"]["TextSnapshot"];
        /** @description The id, the position and the media of a question before a change. This part of every type of `QuestionSnapshot` allows additional properties. */
        QuestionSnapshotProperties: {
            /** @description The id of the question. It must equal `entityId`. */
            Id: components["schemas"]["Id"];
            /** @description The position of the question before the change, starting at 0. */
            SortOrder: number;
            /** @description The media of the question before the change, or null if it had none. */
            MediaPath: components["schemas"]["MediaPath"];
        };
        /** @description A text of a question, such as its prompt or its paragraph. It may be empty. */
        QuestionText: string;
        /** @description A `QuestionText`, or null. */
        QuestionTextOrNull: string | null;
        /** @description Email addresses, possibly none. Clients trim them and drop blank ones before they send them. The server treats addresses that differ only in letter case as one. */
        Recipients: components["schemas"]["Email"][];
        /** @description The version of a record. It changes whenever a property changes that an update can set. It is an opaque string: clients send it back and never interpret it. */
        RecordVersion: string;
        /**
         * Format: uri
         * @description The page to which the browser goes next: a page of the payment provider or, after a checkout with nothing to pay, a page of the application. It is an absolute URL with the scheme `http` or `https`; the application follows no other.
         */
        RedirectUrl: string;
        /** @description The refresh token of a session. */
        RefreshTokenRequest: {
            /** @description The refresh token that came with the last access token. */
            refreshToken: components["schemas"]["Token"];
        };
        /** @description New personal details of an account. A property that is omitted keeps its value; null clears it. Role, permissions, password, grade and `isActive` cannot be changed here. */
        RegisteredUserUpdate: {
            /** @description The account to change. It must be the caller's own unless the caller is an Admin. */
            id: components["schemas"]["Id"];
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description The email address to sign in with and to receive messages at. It cannot be removed. */
            email?: components["schemas"]["Email"];
            /** @description Cellphone number, or null to remove it. No format is enforced (see *Telephone numbers*). */
            cellphoneNumber?: components["schemas"]["ShortTextOrNull"];
            /** @description WhatsApp number, or null to remove it. No format is enforced (see *Telephone numbers*). */
            whatsAppNumber?: components["schemas"]["ShortTextOrNull"];
            /** @description Town, or null to remove it. */
            town?: components["schemas"]["ShortTextOrNull"];
            /** @description Postal code, or null to remove it. No format is enforced. */
            postalCode?: components["schemas"]["ShortTextOrNull"];
            /** @description Date of birth, or null to remove it. */
            dateOfBirth?: components["schemas"]["DateOnlyOrNull"];
        };
        /** @description The details of a new account. */
        Registration: {
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description The email address to sign in with and to receive messages at. No other account may use it. */
            email: components["schemas"]["Email"];
            /** @description Cellphone number. No format is enforced (see *Telephone numbers*). */
            cellphoneNumber: components["schemas"]["ShortText"];
            /** @description WhatsApp number. No format is enforced (see *Telephone numbers*). */
            whatsAppNumber: components["schemas"]["ShortText"];
            /** @description Town. */
            town: components["schemas"]["ShortText"];
            /** @description Postal code. No format is enforced. */
            postalCode: components["schemas"]["ShortText"];
            /** @description The password for the new account. */
            password: components["schemas"]["NewPassword"];
            /** @description The same password again. */
            confirmPassword: components["schemas"]["NewPassword"];
            /**
             * @description The role of the new account. Parent if omitted. No other role can be registered.
             * @default Parent
             * @enum {string}
             */
            role: "Learner" | "Parent";
            /** @description Date of birth. Null or omitted if the user does not provide it. */
            dateOfBirth?: components["schemas"]["DateOnlyOrNull"];
        };
        /** @description The change sets to reject, and the reason. */
        Rejection: {
            /** @description The ids of the change sets, each once, in any order. */
            ids: components["schemas"]["Id"][];
            /** @description The reason, which applies to all of them. Null, omitted or an empty string means no reason. */
            reason?: components["schemas"]["LongTextOrNull"];
        };
        /**
         * @description The relationship of an adult to a learner.
         * @enum {string}
         */
        Relationship: "Father" | "Mother" | "Guardian";
        /** @description The patch that a reviewer publishes in place of that of a change set, after comparing it with the stored content. See *Fields* under *Moderation*. */
        Resolution: {
            /** @description The change set, which must be one of the `ids` to approve. */
            id: components["schemas"]["Id"];
            /** @description The `version` of the content that the reviewer compared. */
            version: components["schemas"]["RecordVersion"];
            /** @description The patch to the stored content, as a JSON string. It follows the rules of a change set that a Moderator submits; `/MediaPath` may also be the path in the snapshot of the change set. */
            patchJson: JsonText<components["schemas"]["ContentPatch"]>;
        };
        /** @description A summary of one attempt of a learner. `getActivityResult` returns the whole attempt for its id. */
        ResultAttempt: {
            /** @description The id of the activity result. */
            id: components["schemas"]["Id"];
        } & components["schemas"]["ScoreProperties"];
        /** @description A fill-in-the-blanks question after marking, with the learner's answer, the answer key and the score. */
        ReviewFillInQuestion: {
            /** @constant */
            type: "fillInTheBlanks";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["FillInReview"]>;
        } & components["schemas"]["QuestionProperties"];
        /** @description A multiple-choice question after marking, with the learner's answer, the answer key and the score. */
        ReviewMultiChoiceQuestion: {
            /** @constant */
            type: "mcqMultiAnswer";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["MultiChoiceReview"]>;
        } & components["schemas"]["QuestionProperties"];
        /** @description A question of a marked attempt, with the learner's answer, the answer key and the score. `type` identifies the type of question; `questionSingleAnswer` and `mcqSingleAnswer` are two names for the same type. */
        ReviewQuestion: components["schemas"]["ReviewTrueFalseQuestion"] | components["schemas"]["ReviewFillInQuestion"] | components["schemas"]["ReviewSingleChoiceQuestion"] | components["schemas"]["ReviewMultiChoiceQuestion"] | components["schemas"]["ReviewTextQuestion"];
        /** @description A single-choice question after marking, with the learner's answer, the answer key and the score. */
        ReviewSingleChoiceQuestion: {
            /**
             * @description Two names for the same type of question. A stored question keeps its name.
             * @enum {string}
             */
            type: "questionSingleAnswer" | "mcqSingleAnswer";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["SingleChoiceReview"]>;
        } & components["schemas"]["QuestionProperties"];
        /** @description A free-text question after marking, with the learner's answer, the answer key and the score. */
        ReviewTextQuestion: {
            /** @constant */
            type: "textAnswer";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["TextReview"]>;
        } & components["schemas"]["QuestionProperties"];
        /** @description A true-or-false question after marking, with the learner's answer, the answer key and the score. */
        ReviewTrueFalseQuestion: {
            /** @constant */
            type: "truefalse";
            /** @description The data of the question, as a JSON string. */
            data: JsonText<components["schemas"]["TrueFalseReview"]>;
        } & components["schemas"]["QuestionProperties"];
        /** @description An activity before or after its changes, as one side of a review. */
        ReviewedActivity: {
            /** @description The title on this side of the review. */
            title: components["schemas"]["Title"];
            /** @description The description on this side of the review, or null if there is none. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description All questions of the activity with their answer keys, in the order of their `sortOrder` on this side of the review. Questions with the same number are ordered by id, because a proposed move does not renumber the other questions here. */
            questions: components["schemas"]["AuthorQuestion"][];
        };
        /** @description The role to give to a user. */
        RoleAssignment: {
            /** @description An existing role. It becomes the effective role. */
            role: components["schemas"]["RoleName"];
        };
        /** @description The roles of one user, in order and each once. The first one is the effective role. */
        RoleList: components["schemas"]["RoleName"][];
        /** @description The name of a role, either a built-in role or one that an Admin has added. A role that an Admin has added gives no rights beyond those of every signed-in user. A name must not be blank, and has neither control nor directional characters. */
        RoleName: components["schemas"]["BuiltInRole"] | string;
        /** @description A visitor's booking of one seat in one trial session. */
        Rsvp: {
            /** @description The visitor's name and surname. */
            fullName: components["schemas"]["FullName"];
            /** @description A telephone number of exactly ten digits, without spaces. */
            contactNumber: string;
            /** @description The visitor's email address. One email address can book one seat in a session, regardless of letter case. */
            email: components["schemas"]["Email"];
            /** @description The session to book, which must be one of the invite. */
            trialSessionId: components["schemas"]["Id"];
            /** @description The invite of the token, which `validateRsvpToken` returns as `invitationId`. */
            trialSessionInviteId: components["schemas"]["Id"];
        };
        /** @description Whether a token works. `valid` tells the two responses apart. */
        RsvpTokenCheck: components["schemas"]["ValidRsvpToken"] | components["schemas"]["InvalidRsvpToken"];
        /** @description A plan of a learner that is running now, with its expiry, whether it renews itself, and its current paid period. */
        RunningPlan: {
            /** @description When the current paid period started, in UTC: `startDate`, or the last renewal. It lasts until `expirationDate`, or has no end if that is null. */
            termStartDate: components["schemas"]["UtcDateTime"];
            /** @description The payment for the current paid period. Null if the provider charged nothing: an Admin started the plan, or there was nothing to pay. */
            payment: components["schemas"]["TermPayment"] | null;
        } & WithRequired<components["schemas"]["SubscriptionTerms"], "autoRenew">;
        /** @description All running subscriptions of the learner, the latest start first. Each plan occurs once. */
        RunningPlans: components["schemas"]["RunningPlan"][];
        /** @description The stored version of a record, and its author. It covers the title and the description of an activity, or the data and the media of a question, but not its position. */
        SavedState: {
            /** @description Send it with a resolution. `updateActivity` returns 409 for it, because an activity has a `version` of its own. */
            version: components["schemas"]["RecordVersion"];
            /** @description When this state was saved or published, in UTC. Null if unknown. */
            savedAtUtc: components["schemas"]["UtcDateTimeOrNull"];
            /** @description The name and surname of the author, separated by a space. For a published change set, that is its submitter. Null if unknown, or if the account no longer exists. */
            savedBy: components["schemas"]["FullNameOrNull"];
        };
        /** @description The score that was achieved and the score that was possible. This part of attempts, results and report rows allows additional properties. Not every question can be marked, so the possible score may be lower than the number of questions. */
        ScoreProperties: {
            /** @description The number of the attempt, counting the learner's attempts at the activity from 1. */
            attemptNumber: number;
            /** @description The score that was achieved, with at most two decimals. */
            totalScore: number;
            /** @description The score that was possible when the attempt was marked. */
            activityTotalScore: number;
        };
        /** @description A sentence in plain English to show to the user. */
        Sentence: string;
        /** @description A few words, such as a town or a telephone number. It must not be blank, and has neither control nor directional characters. */
        ShortText: string;
        /** @description A `ShortText`, or null. */
        ShortTextOrNull: string | null;
        /** @description An email address or a user name, with which a user signs in. */
        SignInName: string;
        /** @description The correct option. This part of every view with the answer key allows additional properties; it is never sent to a learner before marking. */
        SingleChoiceAnswerKey: {
            /** @description The text of the correct option. */
            correctAnswer: components["schemas"]["OptionText"];
        };
        /** @description The data of a single-choice question for answering, without the answer key. */
        SingleChoiceAnswering: components["schemas"]["SingleChoiceContent"];
        /** @description The data of a single-choice question as it is stored, with its answer key. */
        SingleChoiceAuthor: components["schemas"]["SingleChoiceContent"] & components["schemas"]["SingleChoiceAnswerKey"] & components["schemas"]["Marking"];
        /** @description A prompt with options, and the option that the learner has selected. This part of every view of a single-choice question allows additional properties. */
        SingleChoiceContent: {
            /** @description The question to answer. */
            prompt: components["schemas"]["QuestionText"];
            /** @description The options, in the order in which they are shown. */
            options: components["schemas"]["OptionText"][];
            /** @description The text of the selected option, or null if none is selected. */
            answer?: components["schemas"]["OptionTextOrNull"];
            mediaDescription?: components["schemas"]["MediaDescription"];
            mediaCaptions?: components["schemas"]["MediaCaptions"];
        };
        /** @description The data of a single-choice question in a change set. It includes the answer key, unless a Learner sends or receives it. */
        SingleChoiceModeration: (components["schemas"]["SingleChoiceAuthor"] | components["schemas"]["SingleChoiceAnswering"]) & components["schemas"]["WithoutAttemptData"];
        /** @description The data of a single-choice question after marking, with the learner's answer, the answer key and the score. */
        SingleChoiceReview: components["schemas"]["SingleChoiceContent"] & components["schemas"]["SingleChoiceAnswerKey"] & WithRequired<components["schemas"]["Marking"], "score">;
        /** @description A single-choice question as it was before a change. */
        SingleChoiceSnapshot: {
            /**
             * @description The type under which the question is stored.
             * @enum {string}
             */
            Type: "questionSingleAnswer" | "mcqSingleAnswer";
            /** @description The data of the question, as a JSON string. */
            Data: JsonText<components["schemas"]["SingleChoiceModeration"]>;
        } & components["schemas"]["QuestionSnapshotProperties"];
        /** @description Moves a question to another position. */
        SortOrderReplacement: {
            /** @constant */
            op: "replace";
            /** @description Servers send `/SortOrder`, and clients should send the same. A server accepts any letter case. */
            path: string;
            /** @description The new position of the question, starting at 0. The other questions make room. */
            value: number;
        };
        /** @description A subject of one grade. A subject has topics. */
        Subject: {
            id: components["schemas"]["Id"];
            /** @description The title of the subject. */
            title: components["schemas"]["Title"];
            /** @description A sentence about the subject, or null if there is none. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The group in which the school lists the subject, as free text, or null if there is none. */
            subjectGroup: components["schemas"]["TextOrNull"];
            /** @description The kind of subject within its group, as free text, or null if there is none. */
            subjectType: components["schemas"]["TextOrNull"];
            /** @description The grade to which the subject belongs. */
            gradeId: components["schemas"]["Id"];
        };
        /** @description The complete new details of a subject. The body may repeat the id from the path. */
        SubjectUpdate: {
            /** @description The id of the subject. If sent, it must equal the id in the path. */
            id?: components["schemas"]["Id"];
            /** @description The title of the subject. */
            title: components["schemas"]["Title"];
            /** @description A sentence about the subject, or null for none. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The group in which the school lists the subject, as free text, or null for none. */
            subjectGroup: components["schemas"]["TextOrNull"];
            /** @description The kind of subject within its group, as free text, or null for none. */
            subjectType: components["schemas"]["TextOrNull"];
            /** @description The grade to which the subject belongs. */
            gradeId: components["schemas"]["Id"];
        };
        /** @description The attempt that a submission has created, marked by the server. */
        SubmittedAttempt: {
            /** @description The id of the new activity result. */
            id: components["schemas"]["Id"];
            /** @description The activity that was answered. */
            activityId: components["schemas"]["Id"];
        } & components["schemas"]["ScoreProperties"];
        /** @description Whether a learner has an active subscription, and which one. `isActive` tells the two responses apart. */
        SubscriptionStatus: components["schemas"]["ActiveSubscription"] | components["schemas"]["NoActiveSubscription"];
        /** @description The plan, the price and the dates of a running subscription. This part of `ActiveSubscription` and `RunningPlan` allows additional properties. */
        SubscriptionTerms: {
            /** @description The plan. It may have been retired since. */
            planId: components["schemas"]["Id"];
            /** @description The current name of the plan. */
            planName: components["schemas"]["PlanName"];
            /** @description The price of the plan, in rand, when the current paid period was bought or renewed. Promotions do not change it. A learner cannot get another plan of this price while this subscription runs. */
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description When the subscription started, in UTC. Renewals do not change it. */
            startDate: components["schemas"]["UtcDateTime"];
            /** @description The date-time from which the subscription no longer runs, in UTC. A renewal extends it by one paid period. Null if it runs without an end, because the `durationDays` of its plan were 0. */
            expirationDate: components["schemas"]["UtcDateTimeOrNull"];
            /** @description Whether the subscription renews itself when it expires. */
            autoRenew?: boolean;
            /** @description When the next payment is taken, in UTC, which is when the subscription expires. Null unless `autoRenew` is true. A subscription without an end never renews. */
            nextBillingDateUtc: components["schemas"]["UtcDateTimeOrNull"];
        };
        /** @description The activity to suspend. */
        SuspendRequest: {
            /** @description The activity. */
            id: components["schemas"]["Id"];
        };
        /** @description A part of the school year, by which topics are grouped. */
        Term: {
            id: components["schemas"]["Id"];
            /** @description The title of the term. Clients sort groups of topics by it. */
            title: components["schemas"]["Title"];
            /** @description A sentence about the term, or null if there is none. */
            description: components["schemas"]["LongTextOrNull"];
        };
        /** @description The payment for a paid period of a plan, for a receipt. */
        TermPayment: {
            /** @description The charged amount in rand, with the value-added tax and after a promotion (see *Amount* under *Payments*). */
            amount: number;
            /** @description The rate of the value-added tax that `amount` includes, in percent. */
            vatRatePercent: number;
        };
        /** @description The complete new details of a term. The body may repeat the id from the path. */
        TermUpdate: {
            /** @description The id of the term. If sent, it must equal the id in the path. */
            id?: components["schemas"]["Id"];
            /** @description The title of the term. Clients sort groups of topics by it. */
            title: components["schemas"]["Title"];
            /** @description A sentence about the term, or null for none. */
            description: components["schemas"]["LongTextOrNull"];
        };
        /** @description The expected words. This part of every view with the answer key allows additional properties; it is never sent to a learner before marking. */
        TextAnswerKey: {
            /** @description The expected words, compared regardless of letter case (see *Comparing answers*). Null if the question is not marked; it then does not count towards the possible score. */
            correctAnswer: components["schemas"]["QuestionTextOrNull"];
            /** @description One good answer to a question that is not marked, which learners compare with their own; null if there is none. It plays no part in marking. Like the rest of the answer key, learners and parents receive it only in a result. */
            modelAnswer?: components["schemas"]["QuestionTextOrNull"];
        };
        /** @description The data of a free-text question for answering, without the answer key. */
        TextAnswering: components["schemas"]["TextContent"];
        /** @description The data of a free-text question as it is stored, with its answer key. */
        TextAuthor: components["schemas"]["TextContent"] & components["schemas"]["TextAnswerKey"] & components["schemas"]["Marking"];
        /** @description A prompt, and the learner's answer as text. This part of every view of a free-text question allows additional properties. */
        TextContent: {
            /** @description The question to answer. */
            prompt: components["schemas"]["QuestionText"];
            /** @description The learner's answer, or null if there is none. */
            answer?: components["schemas"]["QuestionTextOrNull"];
            mediaDescription?: components["schemas"]["MediaDescription"];
            mediaCaptions?: components["schemas"]["MediaCaptions"];
        };
        /** @description The data of a free-text question in a change set. It includes the answer key, unless a Learner sends or receives it. */
        TextModeration: (components["schemas"]["TextAuthor"] | components["schemas"]["TextAnswering"]) & components["schemas"]["WithoutAttemptData"];
        /** @description A few words without control and directional characters, or null. It may be empty. */
        TextOrNull: string | null;
        /** @description The data of a free-text question after marking, with the learner's answer, the answer key and the score. */
        TextReview: components["schemas"]["TextContent"] & components["schemas"]["TextAnswerKey"] & WithRequired<components["schemas"]["Marking"], "score">;
        /** @description A free-text question as it was before a change. */
        TextSnapshot: {
            /** @constant */
            Type: "textAnswer";
            /** @description The data of the question, as a JSON string. */
            Data: JsonText<components["schemas"]["TextModeration"]>;
        } & components["schemas"]["QuestionSnapshotProperties"];
        /** @description A title. It must not be blank, and has neither control nor directional characters. */
        Title: string;
        /** @description A `Title`, or null. */
        TitleOrNull: string | null;
        /** @description Replaces the title of an activity. */
        TitleReplacement: {
            /** @constant */
            op: "replace";
            /** @description Servers send `/Title`, and clients should send the same. A server accepts any letter case. */
            path: string;
            /** @description The new title. */
            value: components["schemas"]["Title"];
        };
        /** @description An opaque token, or a JSON Web Token. */
        Token: string;
        /** @description The tokens of a session. Every operation that starts or renews a session returns them. */
        TokenResponse: {
            /** @description The access token, a JSON Web Token of three parts. The security scheme `bearerToken` lists its claims. */
            token: string;
            /** @description An opaque token for `refreshAuthToken`. A server that does not offer renewal omits it, and the client then discards the one it has. The response to `impersonateLearner` never contains it; the client then keeps the adult's refresh token for later. */
            refreshToken?: components["schemas"]["Token"];
        };
        /** @description A topic of one subject. A topic has activities. */
        Topic: {
            id: components["schemas"]["Id"];
            /** @description The title of the topic. */
            title: components["schemas"]["Title"];
            /** @description A sentence about the topic, or null if there is none. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The subject to which the topic belongs. */
            subjectId: components["schemas"]["Id"];
            /** @description The term in which the topic is taught, or null if it belongs to no term. */
            termId: components["schemas"]["IdOrNull"];
        };
        /** @description The complete new details of a topic. The body may repeat the id from the path. */
        TopicUpdate: {
            /** @description The id of the topic. If sent, it must equal the id in the path. */
            id?: components["schemas"]["Id"];
            /** @description The title of the topic. */
            title: components["schemas"]["Title"];
            /** @description A sentence about the topic, or null for none. */
            description: components["schemas"]["LongTextOrNull"];
            /** @description The subject to which the topic belongs. */
            subjectId: components["schemas"]["Id"];
            /** @description The term in which the topic is taught, or null for none. */
            termId: components["schemas"]["IdOrNull"];
        };
        /** @description An invite to trial sessions, as an Admin sees it. */
        TrialInvite: {
            id: components["schemas"]["Id"];
            /** @description The title of the invite. Visitors see it above the booking form. */
            inviteTitle: components["schemas"]["Title"];
            /** @description The opaque token of the invite. It allows bookings until `validUntil`. */
            token: components["schemas"]["Token"];
            /** @description The date-time from which the invite is expired, in UTC. */
            validUntil: components["schemas"]["UtcDateTime"];
            /** @description The message that is included in the email, or null if there is none. */
            message: components["schemas"]["LongTextOrNull"];
            /** @description The sessions from which a visitor can choose. Empty if none was given, or if all of them were deleted. */
            trialSessionIds: components["schemas"]["Id"][];
            /** @description The recipients of the invite, each once, including those to whom it was forwarded. An invite that was expired when it was created was sent to none of them. */
            emails: components["schemas"]["Recipients"];
            /** @description The URL of the booking page, with the token in its query. */
            link: components["schemas"]["Url"];
        };
        /** @description A trial coding lesson at one campus, with a limited number of seats. The number of free seats is `maxNumber` minus `currentCount`. */
        TrialSession: {
            id: components["schemas"]["Id"];
            /** @description The title of the session. */
            title: components["schemas"]["Title"];
            /** @description When the session starts, in UTC. */
            startTime: components["schemas"]["UtcDateTime"];
            /** @description The number of seats. */
            maxNumber: number;
            /** @description The number of bookings. The server counts them. It is never higher than `maxNumber`. */
            currentCount: number;
            /** @description The campus where the session takes place. */
            campusId: components["schemas"]["Id"];
            /** @description The current name of that campus. */
            campusName: components["schemas"]["Title"];
            /** @description The version of the session, which does not depend on its bookings. Send it with an update. */
            version: components["schemas"]["RecordVersion"];
        };
        /** @description The complete new details of a trial session. The body may repeat the id from the path. */
        TrialSessionUpdate: {
            /** @description The id of the session. If sent, it must equal the id in the path. */
            id?: components["schemas"]["Id"];
            /** @description The title of the session. */
            title: components["schemas"]["Title"];
            /** @description When the session starts. It may be in the past. */
            startTime: components["schemas"]["DateTime"];
            /** @description The number of seats, at least the `currentCount` of the session. */
            maxNumber: number;
            /** @description The campus where the session takes place, active or not. */
            campusId: components["schemas"]["Id"];
            /** @description The version of the session that the new details are based on. If the current version differs, nothing changes and the response is 409. If omitted, the update replaces any version. */
            version?: components["schemas"]["RecordVersion"];
        };
        /** @description The correct answer. This part of every view with the answer key allows additional properties; it is never sent to a learner before marking. */
        TrueFalseAnswerKey: {
            /** @description Whether the statement is true. */
            correctAnswer: boolean;
        };
        /** @description The data of a true-or-false question for answering, without the answer key. */
        TrueFalseAnswering: components["schemas"]["TrueFalseContent"];
        /** @description The data of a true-or-false question as it is stored, with its answer key. */
        TrueFalseAuthor: components["schemas"]["TrueFalseContent"] & components["schemas"]["TrueFalseAnswerKey"] & components["schemas"]["Marking"];
        /** @description A statement, and the learner's answer. This part of every view of a true-or-false question allows additional properties. */
        TrueFalseContent: {
            /** @description The statement, which is either true or false. */
            question: components["schemas"]["QuestionText"];
            /** @description The learner's answer, or null if there is none. */
            answer?: boolean | null;
            mediaDescription?: components["schemas"]["MediaDescription"];
            mediaCaptions?: components["schemas"]["MediaCaptions"];
        };
        /** @description The data of a true-or-false question in a change set. It includes the answer key, unless a Learner sends or receives it. */
        TrueFalseModeration: (components["schemas"]["TrueFalseAuthor"] | components["schemas"]["TrueFalseAnswering"]) & components["schemas"]["WithoutAttemptData"];
        /** @description The data of a true-or-false question after marking, with the learner's answer, the answer key and the score. */
        TrueFalseReview: components["schemas"]["TrueFalseContent"] & components["schemas"]["TrueFalseAnswerKey"] & WithRequired<components["schemas"]["Marking"], "score">;
        /** @description A true-or-false question as it was before a change. */
        TrueFalseSnapshot: {
            /** @constant */
            Type: "truefalse";
            /** @description The data of the question, as a JSON string. */
            Data: JsonText<components["schemas"]["TrueFalseModeration"]>;
        } & components["schemas"]["QuestionSnapshotProperties"];
        /** @description A request to the adults of a learner to buy a plan. The body has one of two forms; properties of both forms together are an error. */
        UnlockRequest: components["schemas"]["UnlockRequestToGuardians"] | components["schemas"]["UnlockRequestToEmail"];
        /** @description The email addresses to which a request was sent. */
        UnlockRequestSent: {
            /** @description The email addresses, each once. Empty if the learner has no guardians, so that nothing was sent. */
            to: components["schemas"]["Email"][];
        };
        /** @description A request to one email address, for one plan. */
        UnlockRequestToEmail: {
            /** @description The learner who needs the plan. */
            learnerId: components["schemas"]["Id"];
            /** @description The email address of a parent. It need not belong to an account. */
            parentEmail: components["schemas"]["Email"];
            /** @description The plan to buy. The link in the email opens with this plan already selected. */
            planId: components["schemas"]["Id"];
        };
        /** @description A request to all guardians of a learner, or to some of them. */
        UnlockRequestToGuardians: {
            /** @description The learner who needs a plan. */
            learnerId: components["schemas"]["Id"];
            /** @description True sends the request to every guardian of the learner; `guardianIds` is then ignored. */
            sendToAll: boolean;
            /** @description The guardians to ask, by their ids from `listGuardians`. There must be at least one unless `sendToAll` is true. */
            guardianIds: components["schemas"]["Id"][];
        };
        /** @description The path of an uploaded file. */
        UploadedMedia: {
            /** @description The path of the file. It is opaque. The URL of the file is `{apiBase}/{mediaPath}/media`. */
            mediaPath: string;
        };
        /**
         * Format: uri
         * @description An absolute URL.
         */
        Url: string;
        /** @description A user name. It must not be blank, and has neither control nor directional characters. It must not contain an `@`, so that no user takes another user's email address. */
        UserName: string;
        /** @description The complete new permissions of an account. */
        UserPermissions: {
            /** @description The permissions, in any order. An empty array removes them all. */
            permissions: components["schemas"]["Permission"][];
        };
        /** @description The properties of an account that an Admin may set. This part of `NewUser` and `UserUpdate` allows additional properties. */
        UserProperties: {
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description Cellphone number. No format is enforced (see *Telephone numbers*). Required for every role except Learner. For a learner, null means none; if omitted, a new learner has none, and an existing learner keeps theirs. */
            cellphoneNumber?: components["schemas"]["ShortTextOrNull"];
            /** @description WhatsApp number. The same applies as to `cellphoneNumber`. */
            whatsAppNumber?: components["schemas"]["ShortTextOrNull"];
            /** @description The grade of a learner, or null for none. Ignored for every other role. If omitted, a new user has none, and an existing learner keeps theirs. */
            gradeId?: components["schemas"]["IdOrNull"];
            /** @description An existing role. */
            role: components["schemas"]["RoleName"];
            /** @description The account's own permissions, in any order. An empty array removes them all. If omitted, a new user has none, and an existing user keeps theirs. */
            permissions?: components["schemas"]["Permission"][];
        };
        /** @description The complete new roles of a user. */
        UserRoles: {
            roles: components["schemas"]["RoleList"];
        };
        /** @description The complete new details of an account, without the password. The body may repeat the id from the path. */
        UserUpdate: {
            /** @description The email address to sign in with and to receive messages at. No other account may use it. Null is allowed only for a learner who has none; a server may refuse it with 400. */
            email: components["schemas"]["EmailOrNull"];
            /** @description Date of birth. Null is allowed only for a learner whose date of birth is unknown, as for `email`. */
            dateOfBirth: components["schemas"]["DateOnlyOrNull"];
            /** @description The id of the user. If sent, it must equal the id in the path. */
            id?: components["schemas"]["Id"];
            /** @description The version of the account that the new details are based on. If the current version differs, nothing changes and the response is 409. If omitted, the update replaces any version. */
            version?: components["schemas"]["RecordVersion"];
        } & components["schemas"]["UserProperties"];
        /** @description A user with all their roles. */
        UserWithRoles: {
            /** @description The id of the user. */
            id: components["schemas"]["Id"];
            /** @description First name. */
            name: components["schemas"]["PersonName"];
            /** @description Surname. */
            surname: components["schemas"]["PersonName"];
            /** @description Email address, or null if the account has none. */
            email: components["schemas"]["EmailOrNull"];
            roles: components["schemas"]["RoleList"];
        };
        /**
         * Format: date-time
         * @description A date-time as the server sends it, in UTC.
         */
        UtcDateTime: string;
        /**
         * Format: date-time
         * @description A `UtcDateTime`, or null.
         */
        UtcDateTimeOrNull: string | null;
        /** @description The response for a token that works. It contains everything that the booking page shows. */
        ValidRsvpToken: {
            /**
             * @description Always true in this response.
             * @constant
             */
            valid: true;
            /** @description One sentence about the result, to show to the visitor. It is not the message of the invite, which only its email contains. */
            message: components["schemas"]["Sentence"];
            /** @description The title of the invite. */
            inviteTitle: components["schemas"]["Title"];
            /** @description The date-time from which the invite is expired, in UTC. */
            validUntil: components["schemas"]["UtcDateTime"];
            /** @description The sessions of the invite, including full ones, in no guaranteed order. Empty if the invite has none, or if all of them were deleted. */
            sessions: components["schemas"]["TrialSession"][];
            /** @description The name and surname with which clients prefill the booking form, or null if there are none. The visitor may change them. */
            fullName: components["schemas"]["FullNameOrNull"];
            /** @description The telephone number with which clients prefill the booking form, as the account stores it, or null if there is none. The visitor may change it. */
            contactNumber: components["schemas"]["TextOrNull"];
            /** @description The id of the invite. A booking sends it back as `trialSessionInviteId`. */
            invitationId: components["schemas"]["Id"];
        };
        /** @description Forbids the properties of an attempt: the learner's answer and the score. This part of the question data in a change set allows additional properties. */
        WithoutAttemptData: {
            /** @description Never sent. */
            answer?: unknown;
            /** @description Never sent. */
            answers?: unknown;
            /** @description Never sent. */
            selectedAnswers?: unknown;
            /** @description Never sent. */
            score?: unknown;
        };
    };
    responses: {
        /** @description No such activity exists. */
        ActivityNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such activity result exists. */
        ActivityResultNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body violates its schema, a question is not part of this activity or occurs twice, or its `type` differs from the stored one. `errors` names the properties. */
        AnswersRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A change set is no longer pending, conflicts with the stored content, or comes from a Learner and no longer matches the stored question; or a resolution was made for another version. Nothing changes. `errors` names each such change set by its index. */
        ApprovalConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No token was sent, or the token is expired or invalid. */
        AuthenticationRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 16 MB. Nothing is stored. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such campus exists. */
        CampusNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such change set exists. */
        ChangeSetNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A change set is no longer pending. Nothing changes. `errors` names each such id by its index. */
        ChangeSetNotPending: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body violates its schema or another rule of this operation. `errors` names the properties. */
        DecisionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Another account has this email address as its email address or as its user name. */
        EmailAlreadyRegistered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such file exists. */
        FileNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such grade exists. */
        GradeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Another grade has this title. Nothing changes. */
        GradeTitleTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has already used this `Idempotency-Key` for another request. Nothing changes. */
        IdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The invitation has expired, has already been used, or was withdrawn. Nothing changes. */
        InviteEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The user is the last Admin and would lose that role. Nothing changes. */
        LastAdminKept: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such learner exists. */
        LearnerNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such learner exists, or no such plan is on sale. */
        LearnerOrPlanNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file, with its own content type. It is an image, audio or video file of a type that the tag *Activities* lists, or another file to download. The examples are strings that represent the bytes. */
        MediaFile: {
            headers: {
                /** @description Always `bytes`. */
                "Accept-Ranges"?: "bytes";
                /** @description For how long the response may be stored. The file of a `fileId` never changes; the file of an activity may change. */
                "Cache-Control"?: string;
                /** @description A file name for downloads. A server may omit it. */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "image/png": components["schemas"]["BinaryContent"];
                "image/jpeg": components["schemas"]["BinaryContent"];
                "image/gif": components["schemas"]["BinaryContent"];
                "audio/mpeg": components["schemas"]["BinaryContent"];
                "audio/wav": components["schemas"]["BinaryContent"];
                "audio/ogg": components["schemas"]["BinaryContent"];
                "video/mp4": components["schemas"]["BinaryContent"];
                "video/webm": components["schemas"]["BinaryContent"];
                "application/pdf": components["schemas"]["BinaryContent"];
                "application/octet-stream": components["schemas"]["BinaryContent"];
            };
        };
        /** @description The requested range of the file, with the content type of the whole file. */
        MediaFilePart: {
            headers: {
                /** @description Which bytes these are, and the size of the whole file, such as `bytes 0-1023/3632`. */
                "Content-Range": string;
                /** @description Always `bytes`. */
                "Accept-Ranges"?: "bytes";
                /** @description For how long the response may be stored. The file of a `fileId` never changes; the file of an activity may change. */
                "Cache-Control"?: string;
                /** @description A file name for downloads. A server may omit it. */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "image/png": components["schemas"]["BinaryContent"];
                "image/jpeg": components["schemas"]["BinaryContent"];
                "image/gif": components["schemas"]["BinaryContent"];
                "audio/mpeg": components["schemas"]["BinaryContent"];
                "audio/wav": components["schemas"]["BinaryContent"];
                "audio/ogg": components["schemas"]["BinaryContent"];
                "video/mp4": components["schemas"]["BinaryContent"];
                "video/webm": components["schemas"]["BinaryContent"];
                "application/pdf": components["schemas"]["BinaryContent"];
                "application/octet-stream": components["schemas"]["BinaryContent"];
            };
        };
        /** @description The caller's role does not allow this, or the record belongs to another user. */
        PermissionDenied: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A subscription of the learner to this plan, or one with the same price, is running. Nothing changes. */
        PlanBlocked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Another plan has this `planCode`. Nothing changes. */
        PlanCodeTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such plan exists. */
        PlanNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body violates its schema or another rule of this operation. `errors` names the properties. */
        PlanRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such promotion exists. */
        PromotionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such question exists. */
        QuestionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A filter has a value that is not allowed. `errors` names the filter. */
        QueueFilterRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The requested range starts after the end of the file. */
        RangeNotSatisfiable: {
            headers: {
                /** @description The size of the file in bytes, such as `bytes *\/3632`. */
                "Content-Range": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Another user has changed the record since the `version` in the body was read. Nothing has changed. */
        RecordChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body violates its schema, or its `id` is not the one in the path. `errors` names the properties. */
        ReplacementRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such role exists. */
        RoleNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such subject exists. */
        SubjectNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The learner has no active subscription. */
        SubscriptionMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The learner has used up the free attempts of the day, and no running plan lifts the limit. */
        SubscriptionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such term exists. */
        TermNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body violates its schema. `errors` names the properties. */
        TitleMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description This client or this account has sent too many requests in a short time. Nothing was done. */
        TooManyRequests: {
            headers: {
                /**
                 * @description How many seconds to wait before the next request.
                 * @example 30
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such topic exists. */
        TopicNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The invite is expired. */
        TrialInviteExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such trial invite exists. */
        TrialInviteNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such trial session exists. */
        TrialSessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body violates its schema. `errors` names the properties. */
        TrialSessionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something failed on the server. The message reveals nothing about the cause. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type of the body is not `application/json`. Nothing is stored. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such user exists. */
        UserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such user or no such role exists. */
        UserOrRoleNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The activity.
         * @example act-4-fractions-halves
         */
        ActivityId: components["schemas"]["Id"];
        /**
         * @description The campus.
         * @example cam-umhlanga
         */
        CampusId: components["schemas"]["Id"];
        /**
         * @description Only change sets with this status. `Published` includes `Approved`, because both are accepted. Without it, change sets with every status.
         * @example Pending
         */
        ChangeSetStatusFilter: components["schemas"]["ChangeSetStatus"];
        /**
         * @description Only change sets for this kind of record. Without it, those for both kinds.
         * @example Question
         */
        ChangeSetTypeFilter: components["schemas"]["ModeratedEntity"];
        /**
         * @description The grade.
         * @example grd-7
         */
        GradeId: components["schemas"]["Id"];
        /**
         * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
         * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
         */
        IdempotencyKey: string;
        /**
         * @description The token of the invitation, from the link in the email. Its claims are listed under *Learners* (*Invitations*).
         * @example eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJJc1JlZ2lzdGVyZWQiOnRydWUsIlJlbGF0aW9uc2hpcCI6Ikd1YXJkaWFuIiwiTGVhcm5lcklkIjoibHJuLXpvbGEiLCJJbnZpdGVkRW1haWwiOiJuZXdwYXJlbnRAc3ByaW5nYnl0ZS50ZXN0IiwiTGVhcm5lck5hbWUiOiJab2xhIEtodW1hbG8iLCJqdGkiOiJpbnYtZmF0aW1hIiwiYXVkIjoic3ByaW5nYnl0ZS1pbnZpdGF0aW9uIiwiZXhwIjoxNzQ3OTE5MjgwfQ.Hbzoj_DSy28PuhL5yE8I6DMwMYCiHqq2Hdyi7U4RHSs
         */
        InviteToken: string;
        /**
         * @description The learner.
         * @example lrn-lwazi
         */
        LearnerId: components["schemas"]["Id"];
        /**
         * @description The plan.
         * @example pln-school-content
         */
        PlanId: components["schemas"]["Id"];
        /**
         * @description The promotion.
         * @example prm-full-access-winter
         */
        PromotionId: components["schemas"]["Id"];
        /**
         * @description The token of the trial invite, from its link.
         * @example rsvp-open-day-made-up
         */
        RsvpToken: components["schemas"]["Token"];
        /**
         * @description The subject.
         * @example sub-4-maths
         */
        SubjectId: components["schemas"]["Id"];
        /**
         * @description The learner.
         * @example lrn-lwazi
         */
        SubscriberId: components["schemas"]["Id"];
        /**
         * @description The term.
         * @example trm-2
         */
        TermId: components["schemas"]["Id"];
        /**
         * @description The topic.
         * @example top-4-fractions
         */
        TopicId: components["schemas"]["Id"];
        /**
         * @description The trial invite.
         * @example inv-open-day
         */
        TrialInviteId: components["schemas"]["Id"];
        /**
         * @description The trial session.
         * @example trs-robots-may
         */
        TrialSessionId: components["schemas"]["Id"];
        /**
         * @description The user.
         * @example usr-sipho
         */
        UserId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    updateRegisteredUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The account and its new details. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisteredUserUpdate"];
            };
        };
        responses: {
            /** @description The details have been changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A property is missing, malformed or not part of this body. `errors` names each such property. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["EmailAlreadyRegistered"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The account to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The account is created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A property is missing or invalid. `errors` names each such property. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["EmailAlreadyRegistered"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    loginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The credentials. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description A property is missing or empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The name or the password is wrong, the account has no password, or it is inactive. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    refreshAuthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The refresh token. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            /** @description The renewed session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description The refresh token is missing or empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The refresh token is unknown, used or expired, or its account is inactive. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    impersonateLearner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The learner to act as. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImpersonationRequest"];
            };
        };
        responses: {
            /** @description The session as the learner, without a refresh token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description The id of the learner is missing or empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    checkEmail: {
        parameters: {
            query: {
                /**
                 * @description The email address or user name to look for.
                 * @example parent@springbyte.test
                 */
                email: components["schemas"]["SignInName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the email address or user name is in use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            /** @description The parameter is missing or empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The email address of the account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The server has accepted the request. This does not reveal whether an account exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The email address is missing or malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password has been set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A property is missing or invalid. `errors` names each such property. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The reset link does not work, or no longer works. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listLearners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The learners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    updateLearner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The changed record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerChange"];
            };
        };
        responses: {
            /** @description The changed learner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
            /** @description A property is missing, empty or malformed, or the user name is not the current one, or Learners change their own `isActive` or `isNameHidden`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No such learner or grade exists. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["EmailAlreadyRegistered"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createLearner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new learner. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLearner"];
            };
        };
        responses: {
            /** @description The new learner. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
            /** @description A property is missing, empty or malformed, or the role is not Learner. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["GradeNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getLearner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The learner.
                 * @example lrn-lwazi
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The learner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    deleteLearner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The learner.
                 * @example lrn-lwazi
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The learner has been deleted, or is no longer linked to the caller. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listMyLearners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The learners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    setLearnerLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The login. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnerLogin"];
            };
        };
        responses: {
            /** @description The login has been set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A property is missing or empty, the new user name has other characters than are allowed, the password is too weak, or the confirmation differs. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerNotFound"];
            /** @description Another account has this user name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    checkUserName: {
        parameters: {
            query: {
                /**
                 * @description The user name to look for.
                 * @example zola
                 */
                username: components["schemas"]["UserName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the user name is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            /** @description The name is missing or empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getGradeLeaderboard: {
        parameters: {
            query: {
                /**
                 * @description The grade.
                 * @example grd-4
                 */
                gradeId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of the leaderboard, the best learner first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeLeaderboardRow"][];
                };
            };
            /** @description The grade is missing or empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["GradeNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getMyLearnerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The learner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listLearnersByGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The grade.
                 * @example grd-4
                 */
                gradeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The learners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeLearner"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["GradeNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    inviteParent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The invitation. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParentInvite"];
            };
        };
        responses: {
            /** @description The invitation was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A property is missing, or the email address is malformed or the learner's own. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerNotFound"];
            /** @description This person is already linked to the learner. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    acceptInviteRegister: {
        parameters: {
            query: {
                /**
                 * @description The token of the invitation, from the link in the email. Its claims are listed under *Learners* (*Invitations*).
                 * @example eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJJc1JlZ2lzdGVyZWQiOnRydWUsIlJlbGF0aW9uc2hpcCI6Ikd1YXJkaWFuIiwiTGVhcm5lcklkIjoibHJuLXpvbGEiLCJJbnZpdGVkRW1haWwiOiJuZXdwYXJlbnRAc3ByaW5nYnl0ZS50ZXN0IiwiTGVhcm5lck5hbWUiOiJab2xhIEtodW1hbG8iLCJqdGkiOiJpbnYtZmF0aW1hIiwiYXVkIjoic3ByaW5nYnl0ZS1pbnZpdGF0aW9uIiwiZXhwIjoxNzQ3OTE5MjgwfQ.Hbzoj_DSy28PuhL5yE8I6DMwMYCiHqq2Hdyi7U4RHSs
                 */
                token: components["parameters"]["InviteToken"];
            };
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A registration, or a password alone. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteAcceptance"];
            };
        };
        responses: {
            /** @description The session of the invited user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description The token is missing, malformed or not signed by this server; or the body matches neither form; or the body is only a password and no account exists for it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The email address is in use, or the user must accept by signing in. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            410: components["responses"]["InviteEnded"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    acceptInviteSignin: {
        parameters: {
            query: {
                /**
                 * @description The token of the invitation, from the link in the email. Its claims are listed under *Learners* (*Invitations*).
                 * @example eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJJc1JlZ2lzdGVyZWQiOnRydWUsIlJlbGF0aW9uc2hpcCI6Ikd1YXJkaWFuIiwiTGVhcm5lcklkIjoibHJuLXpvbGEiLCJJbnZpdGVkRW1haWwiOiJuZXdwYXJlbnRAc3ByaW5nYnl0ZS50ZXN0IiwiTGVhcm5lck5hbWUiOiJab2xhIEtodW1hbG8iLCJqdGkiOiJpbnYtZmF0aW1hIiwiYXVkIjoic3ByaW5nYnl0ZS1pbnZpdGF0aW9uIiwiZXhwIjoxNzQ3OTE5MjgwfQ.Hbzoj_DSy28PuhL5yE8I6DMwMYCiHqq2Hdyi7U4RHSs
                 */
                token: components["parameters"]["InviteToken"];
            };
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The credentials. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session of the invited user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description A property is missing or empty; or the token is missing, malformed or not signed by this server; or the account cannot follow the learner. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The name or the password is wrong, the account has no password, or it is inactive. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["IdempotencyKeyReused"];
            410: components["responses"]["InviteEnded"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getParentProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentProfile"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    updateParentProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description All details of the profile, with their new values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParentProfileUpdate"];
            };
        };
        responses: {
            /** @description The changed profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentProfile"];
                };
            };
            /** @description A property is missing or invalid. `errors` names each such property. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listGrades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All grades. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createGrade: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new grade. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGrade"];
            };
        };
        responses: {
            /** @description The new grade. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
            400: components["responses"]["TitleMissing"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["GradeTitleTaken"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    updateGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The grade.
                 * @example grd-7
                 */
                id: components["parameters"]["GradeId"];
            };
            cookie?: never;
        };
        /** @description The whole grade with its new values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeUpdate"];
            };
        };
        responses: {
            /** @description The changed grade. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
            400: components["responses"]["ReplacementRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["GradeNotFound"];
            409: components["responses"]["GradeTitleTaken"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    deleteGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The grade.
                 * @example grd-7
                 */
                id: components["parameters"]["GradeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grade and everything below it have been deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["GradeNotFound"];
            /** @description Learners are assigned to the grade. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    listTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createTerm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new term. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTerm"];
            };
        };
        responses: {
            /** @description The new term. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
            400: components["responses"]["TitleMissing"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getTerm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The term.
                 * @example trm-2
                 */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["TermNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    updateTerm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The term.
                 * @example trm-2
                 */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        /** @description The whole term with its new values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermUpdate"];
            };
        };
        responses: {
            /** @description The changed term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
            400: components["responses"]["ReplacementRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["TermNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    deleteTerm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The term.
                 * @example trm-2
                 */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The term has been deleted, and its topics belong to no term. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["TermNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listSubjects: {
        parameters: {
            query?: {
                /**
                 * @description The learner whose grade has the subjects.
                 * @example lrn-lwazi
                 */
                learnerId?: components["schemas"]["Id"];
                /**
                 * @description The grade. Ignored if `learnerId` is given.
                 * @example grd-4
                 */
                gradeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subjects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subject"][];
                };
            };
            /** @description An id is empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No such learner or grade exists. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    createSubject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new subject. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSubject"];
            };
        };
        responses: {
            /** @description The new subject. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subject"];
                };
            };
            /** @description The body violates its schema. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["GradeNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getSubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subject.
                 * @example sub-4-maths
                 */
                id: components["parameters"]["SubjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subject. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subject"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["SubjectNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    updateSubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subject.
                 * @example sub-4-maths
                 */
                id: components["parameters"]["SubjectId"];
            };
            cookie?: never;
        };
        /** @description The whole subject with its new values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubjectUpdate"];
            };
        };
        responses: {
            /** @description The changed subject. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subject"];
                };
            };
            400: components["responses"]["ReplacementRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No such subject exists, or no grade with the id in `gradeId`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    deleteSubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subject.
                 * @example sub-4-maths
                 */
                id: components["parameters"]["SubjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subject and everything below it have been deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["SubjectNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listTopicsBySubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subject.
                 * @example sub-4-maths
                 */
                id: components["parameters"]["SubjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics of the subject. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["SubjectNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createTopic: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new topic. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTopic"];
            };
        };
        responses: {
            /** @description The new topic. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
            /** @description The body violates its schema. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No subject or term with the id in `subjectId` or `termId` exists. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example top-4-fractions
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["TopicNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    updateTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example top-4-fractions
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        /** @description The whole topic with its new values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicUpdate"];
            };
        };
        responses: {
            /** @description The changed topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
            400: components["responses"]["ReplacementRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No such topic exists, or no subject or term with the id in `subjectId` or `termId`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    deleteTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example top-4-fractions
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic and its activities have been deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["TopicNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listActivities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new activity. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewActivity"];
            };
        };
        responses: {
            /** @description The activity that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            /** @description The body violates its schema. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["TopicNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The activity.
                 * @example act-4-fractions-halves
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            402: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["ActivityNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    updateActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The activity.
                 * @example act-4-fractions-halves
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        /** @description The activity, and the new files for its questions. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ActivityForm"];
            };
        };
        responses: {
            /** @description The activity as it was saved. New questions have ids, and `sortOrder` starts at 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            /** @description The form or the model is invalid, as described above. `errors` names the parts and properties. Nothing is saved. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No such activity or topic exists. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["RecordChanged"];
            /** @description A file is larger than 10 MB, or the whole form is larger than 128 MB. `errors` names the part of a file that is too large. Nothing is stored. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not `multipart/form-data`, the type of a file is not allowed here, or the bytes of a file do not match the content type of its part. `errors` names the part of a refused file. Nothing is stored. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    deleteActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The activity.
                 * @example act-4-fractions-halves
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["ActivityNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    suspendActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The activity to suspend. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuspendRequest"];
            };
        };
        responses: {
            /** @description The activity was suspended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The body violates its schema. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["ActivityNotFound"];
            /** @description The activity is already suspended. Nothing changes. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getActivityResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the activity result.
                 * @example att-348
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The marked attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResult"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["ActivityResultNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listActivitiesBySubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the subject.
                 * @example sub-4-maths
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities of the subject. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            402: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["SubjectNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listActivitiesByTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the topic.
                 * @example top-4-fractions
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities of the topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            402: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["TopicNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listActivitiesForLearner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The learner.
                 * @example lrn-lwazi
                 */
                learnerId: components["parameters"]["LearnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities with the learner's attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            402: components["responses"]["SubscriptionRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    submitActivityAnswers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The answers. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswersSubmission"];
            };
        };
        responses: {
            /** @description The new attempt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedAttempt"];
                };
            };
            400: components["responses"]["AnswersRefused"];
            401: components["responses"]["AuthenticationRequired"];
            402: components["responses"]["SubscriptionRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["ActivityNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getActivityAnswerSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The activity.
                 * @example act-4-fractions-halves
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerSheet"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            402: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["ActivityNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    saveActivityAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The activity.
                 * @example act-4-fractions-halves
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        /** @description The answers so far. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswersDraft"];
            };
        };
        responses: {
            /** @description The answer sheet with the saved answers, some of which may be newer than those in the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerSheet"];
                };
            };
            400: components["responses"]["AnswersRefused"];
            401: components["responses"]["AuthenticationRequired"];
            402: components["responses"]["SubscriptionRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["ActivityNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listActivitiesWithResults: {
        parameters: {
            query: {
                /**
                 * @description The id of the topic.
                 * @example top-4-fractions
                 */
                topicId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities with the caller's attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            /** @description `topicId` is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            402: components["responses"]["SubscriptionRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["TopicNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getActivityLeaderboard: {
        parameters: {
            query: {
                /**
                 * @description The grade whose learners are ranked.
                 * @example grd-4
                 */
                gradeId: components["schemas"]["Id"];
                /**
                 * @description If sent, only the activities of this subject count.
                 * @example sub-4-maths
                 */
                subjectId?: components["schemas"]["Id"];
                /**
                 * @description If sent, only the activities of this topic count.
                 * @example top-4-fractions
                 */
                topicId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of the leaderboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityLeaderboardRow"][];
                };
            };
            /** @description `gradeId` is missing, or an id is empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            /** @description No such grade, subject or topic exists. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    getActivityMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the activity.
                 * @example act-4-fractions-fair-shares
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MediaFile"];
            206: components["responses"]["MediaFilePart"];
            404: components["responses"]["FileNotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    uploadActivityMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the activity.
                 * @example act-4-fractions-fair-shares
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaUpload"];
            };
        };
        responses: {
            /** @description The path of the stored file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedMedia"];
                };
            };
            /** @description The form has no file. `errors` names the part. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["ActivityNotFound"];
            /** @description A file is larger than 10 MB, or the whole form is larger than 128 MB. `errors` names the part of a file that is too large. Nothing is stored. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not `multipart/form-data`, the type of a file is not allowed here, or the bytes of a file do not match the content type of its part. `errors` names the part of a refused file. Nothing is stored. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    deleteActivityMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the activity.
                 * @example act-4-fractions-fair-shares
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity no longer has media. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No such activity exists, or it has no media. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    listLearnerActivityResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The learner.
                 * @example lrn-lwazi
                 */
                learnerId: components["parameters"]["LearnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityReportRow"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No such learner exists. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    getMediaFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the file.
                 * @example fil-fractions-7kq2.png
                 */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MediaFile"];
            206: components["responses"]["MediaFilePart"];
            404: components["responses"]["FileNotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createUnlockRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Whom to ask, and for which learner. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnlockRequest"];
            };
        };
        responses: {
            /** @description The email addresses to which the request was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnlockRequestSent"];
                };
            };
            /** @description The body violates its schema, or its guardians are not allowed. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerOrPlanNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listGuardians: {
        parameters: {
            query: {
                /**
                 * @description The id of the learner.
                 * @example lrn-zola
                 */
                learnerId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guardians. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guardian"][];
                };
            };
            /** @description `learnerId` is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listPublicPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans on sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPlan"][];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The learner and the plan. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSubscription"];
            };
        };
        responses: {
            /** @description The new subscription. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveSubscription"];
                };
            };
            /** @description The body violates its schema. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerOrPlanNotFound"];
            409: components["responses"]["PlanBlocked"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getActiveSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The learner.
                 * @example lrn-lwazi
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active subscription, or `isActive` false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionStatus"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    cancelAutoRenew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The learner.
                 * @example lrn-lwazi
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Auto-renew is off for every plan of the learner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoRenewCancelled"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerNotFound"];
            409: components["responses"]["SubscriptionMissing"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    enableAutoRenew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The learner.
                 * @example lrn-lwazi
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Auto-renew is on, or the caller must first agree on a payment page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoRenewResponse"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerNotFound"];
            /** @description The learner has no active subscription that could renew itself, or is inactive. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The learner and the plan. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The payment is prepared or, if there is nothing to pay, the subscription has started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description The body violates its schema. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["LearnerOrPlanNotFound"];
            409: components["responses"]["PlanBlocked"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createPlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new plan. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlan"];
            };
        };
        responses: {
            /** @description The new plan. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            400: components["responses"]["PlanRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["PlanCodeTaken"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The plan.
                 * @example pln-school-content
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["PlanNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    updatePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The plan.
                 * @example pln-school-content
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        /** @description The complete new details of the plan. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanUpdate"];
            };
        };
        responses: {
            /** @description The changed plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            400: components["responses"]["PlanRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["PlanNotFound"];
            /** @description Another user has changed the plan since the `version` was read, or another plan has the code. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    activatePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The plan.
                 * @example pln-school-content
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan, which is now Active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["PlanNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    retirePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The plan.
                 * @example pln-school-content
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan, which is now Retired. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["PlanNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    setPlanPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The plan.
                 * @example pln-school-content
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        /** @description The new price. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanPrice"];
            };
        };
        responses: {
            /** @description The plan with its new price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description The price is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["PlanNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listPlanPromotions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the plan.
                 * @example pln-full-access
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["PlanNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createPlanPromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the plan.
                 * @example pln-full-access
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The new promotion. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPromotion"];
            };
        };
        responses: {
            /** @description The new promotion. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            /** @description The body violates its schema, or the end is not after the start. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["PlanNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    retirePlanPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the plan that the promotion belongs to.
                 * @example pln-full-access
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description The promotion.
                 * @example prm-full-access-winter
                 */
                promoId: components["parameters"]["PromotionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion, which is now switched off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No such plan exists, or the plan has no such promotion. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    togglePlanPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The promotion.
                 * @example prm-full-access-winter
                 */
                promoId: components["parameters"]["PromotionId"];
            };
            cookie?: never;
        };
        /** @description On or off. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionSwitch"];
            };
        };
        responses: {
            /** @description The promotion after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            /** @description `isActive` is missing or not a boolean. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["PromotionNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names of all roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleName"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The role. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRole"];
            };
        };
        responses: {
            /** @description The name of the new role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleName"];
                };
            };
            /** @description The name is missing, blank or not allowed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description A role with this name exists. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the role, percent-encoded as one segment of the path (`Reading%20Coach`).
                 * @example Reading Coach
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role has been deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RoleNotFound"];
            /** @description The role is built in, or a user has it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    listUsersWithRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users with their roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWithRoles"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listUsersByRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the role, percent-encoded as one segment of the path (`Reading%20Coach`).
                 * @example Parent
                 */
                role: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members of the role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RoleNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example usr-sipho
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles of the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    setUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example usr-sipho
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** @description All roles of the user. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRoles"];
            };
        };
        responses: {
            /** @description The changed roles of the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            /** @description The array is missing or empty, or contains a role twice. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["UserOrRoleNotFound"];
            409: components["responses"]["LastAdminKept"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description The new account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            /** @description The body violates its schema, the passwords differ, or a required telephone number is missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No such role or grade exists. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another account uses the email address, as its email address or as its user name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example usr-sipho
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** @description The account with its new values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The changed account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            /** @description The body violates its schema, its `id` is not the one in the path, or a required telephone number is missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No such user, role or grade exists. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another user has changed the account since the `version` was read, another account uses the email address, or the last Admin would lose the role. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example usr-sipho
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account has been deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["UserNotFound"];
            /** @description The account is the caller's own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    assignUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example usr-sipho
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** @description The role. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleAssignment"];
            };
        };
        responses: {
            /** @description The account with its new role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            /** @description The role is missing or empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["UserOrRoleNotFound"];
            409: components["responses"]["LastAdminKept"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    setUserPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example usr-sipho
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** @description All permissions of the account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPermissions"];
            };
        };
        responses: {
            /** @description The account with its new permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            /** @description The array is missing, or contains an unknown or a repeated permission. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listParents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentWithLearners"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listLearnersWithParents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The learners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learner"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    checkUserEmail: {
        parameters: {
            query: {
                /**
                 * @description The email address.
                 * @example parent@springbyte.test
                 */
                email: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the email address is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            /** @description The email address is missing or malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listCampuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All campuses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campus"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createCampus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new campus. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCampus"];
            };
        };
        responses: {
            /** @description The new campus. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campus"];
                };
            };
            /** @description The body violates its schema. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getCampus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The campus.
                 * @example cam-umhlanga
                 */
                id: components["parameters"]["CampusId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campus"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["CampusNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    updateCampus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The campus.
                 * @example cam-umhlanga
                 */
                id: components["parameters"]["CampusId"];
            };
            cookie?: never;
        };
        /** @description The whole campus with its new values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampusUpdate"];
            };
        };
        responses: {
            /** @description The changed campus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campus"];
                };
            };
            /** @description The body violates its schema, or its id is not the one in the path. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["CampusNotFound"];
            409: components["responses"]["RecordChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    deleteCampus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The campus.
                 * @example cam-umhlanga
                 */
                id: components["parameters"]["CampusId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campus has been deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["CampusNotFound"];
            /** @description A trial session uses the campus. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["UnexpectedError"];
        };
    };
    getModerationQueueTree: {
        parameters: {
            query?: {
                /**
                 * @description Only change sets with this status. `Published` includes `Approved`, because both are accepted. Without it, change sets with every status.
                 * @example Pending
                 */
                status?: components["parameters"]["ChangeSetStatusFilter"];
                /**
                 * @description Only change sets for this kind of record. Without it, those for both kinds.
                 * @example Question
                 */
                type?: components["parameters"]["ChangeSetTypeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grades with matching change sets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationGrade"][];
                };
            };
            400: components["responses"]["QueueFilterRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listModerationQueue: {
        parameters: {
            query?: {
                /**
                 * @description Only change sets with this status. `Published` includes `Approved`, because both are accepted. Without it, change sets with every status.
                 * @example Pending
                 */
                status?: components["parameters"]["ChangeSetStatusFilter"];
                /**
                 * @description Only change sets for this kind of record. Without it, those for both kinds.
                 * @example Question
                 */
                type?: components["parameters"]["ChangeSetTypeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change sets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSet"][];
                };
            };
            400: components["responses"]["QueueFilterRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getActivityReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The activity.
                 * @example act-4-fractions-halves
                 */
                id: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityReview"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["ActivityNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getQuestionReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the question.
                 * @example que-4-fractions-halves-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionReview"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["QuestionNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getChangeSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the change set.
                 * @example chs-27
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSet"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["ChangeSetNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    approveChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The change set to approve. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Approval"];
            };
        };
        responses: {
            /** @description The change set is approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSetIds"];
                };
            };
            400: components["responses"]["DecisionRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["ChangeSetNotFound"];
            409: components["responses"]["ApprovalConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    rejectChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The change set to reject, and the reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        responses: {
            /** @description The change set is rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSetIds"];
                };
            };
            400: components["responses"]["DecisionRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["ChangeSetNotFound"];
            409: components["responses"]["ChangeSetNotPending"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    approveManyChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The change sets to approve. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Approval"];
            };
        };
        responses: {
            /** @description All the change sets are approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSetIds"];
                };
            };
            400: components["responses"]["DecisionRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["ChangeSetNotFound"];
            409: components["responses"]["ApprovalConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    rejectManyChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The change sets to reject, and the reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        responses: {
            /** @description All the change sets are rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSetIds"];
                };
            };
            400: components["responses"]["DecisionRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["ChangeSetNotFound"];
            409: components["responses"]["ChangeSetNotPending"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    submitChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChangeSet"];
            };
        };
        responses: {
            /** @description The new change set. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSet"];
                };
            };
            /** @description The body violates its schema or one of the rules above. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No such activity or question exists. For a Learner, this includes suspended activities and their questions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    submitRsvp: {
        parameters: {
            query: {
                /**
                 * @description The token of the trial invite, from its link.
                 * @example rsvp-open-day-made-up
                 */
                token: components["parameters"]["RsvpToken"];
            };
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The booking. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rsvp"];
            };
        };
        responses: {
            /** @description The seat is booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The token is missing, the body violates its schema, or it names another invite. `errors` names the parameter or the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is unknown, or the session is not part of this invite. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The email address already has a seat in this session, or no seat is left. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            410: components["responses"]["TrialInviteExpired"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    validateRsvpToken: {
        parameters: {
            query: {
                /**
                 * @description The token of the trial invite, from its link.
                 * @example rsvp-open-day-made-up
                 */
                token: components["parameters"]["RsvpToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the token can be used, and the invite if it can. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RsvpTokenCheck"];
                };
            };
            /** @description The token is missing or empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    generateRsvpInvite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The invite. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRsvpInvite"];
            };
        };
        responses: {
            /** @description The link of the new invite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"];
                };
            };
            /** @description The body violates its schema. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["TrialSessionNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listTrialSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All trial sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialSession"][];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createTrialSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The session. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTrialSession"];
            };
        };
        responses: {
            /** @description The new trial session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialSession"];
                };
            };
            400: components["responses"]["TrialSessionRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["CampusNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getTrialSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The trial session.
                 * @example trs-robots-may
                 */
                id: components["parameters"]["TrialSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trial session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialSession"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["TrialSessionNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    updateTrialSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The trial session.
                 * @example trs-robots-may
                 */
                id: components["parameters"]["TrialSessionId"];
            };
            cookie?: never;
        };
        /** @description The complete new details of the session. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialSessionUpdate"];
            };
        };
        responses: {
            /** @description The changed trial session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialSession"];
                };
            };
            /** @description The body violates its schema, its `id` is not the one in the path, or there would be fewer seats than bookings. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            /** @description No such trial session or campus exists. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["RecordChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    deleteTrialSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The trial session.
                 * @example trs-robots-may
                 */
                id: components["parameters"]["TrialSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trial session was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["TrialSessionNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    createTrialSessionLegacy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The session. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTrialSession"];
            };
        };
        responses: {
            /** @description The new trial session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialSession"];
                };
            };
            400: components["responses"]["TrialSessionRefused"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["CampusNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listTrialInvites: {
        parameters: {
            query?: {
                /**
                 * @description Only invites whose title contains this string, both in their normal form (see *Comparing text*). Letter case does not matter. A blank string matches every title.
                 * @example open
                 */
                title?: string;
                /**
                 * @description Only invites whose `validUntil` is on or after this day (see *Dates*).
                 * @example 2025-04-01
                 */
                from?: components["schemas"]["DateOnly"];
                /**
                 * @description Only invites whose `validUntil` is on or before this day (see *Dates*).
                 * @example 2025-06-30
                 */
                to?: components["schemas"]["DateOnly"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invites that match the filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialInvite"][];
                };
            };
            /** @description A parameter is invalid. `errors` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    generateTrialInvite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The invite. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTrialInvite"];
            };
        };
        responses: {
            /** @description The link of the new invite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"];
                };
            };
            /** @description The body violates its schema. `errors` names the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["TrialSessionNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    forwardTrialInvite: {
        parameters: {
            query: {
                /**
                 * @description The id of the trial invite.
                 * @example inv-open-day
                 */
                inviteId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The recipients of the forwarded invite. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteForwarding"];
            };
        };
        responses: {
            /** @description The invite that was forwarded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForwardedInvite"];
                };
            };
            /** @description `inviteId` is missing, the body violates its schema, or the invite would have too many recipients. `errors` names the parameter or the properties. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["TrialInviteNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            410: components["responses"]["TrialInviteExpired"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    resendTrialInvite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies a request, so that a client that received no response can repeat it without creating or sending anything twice: see *Repeated requests* in the description of the contract. The client sends a new UUID for each new request, and the same UUID each time it repeats that request. The value is a string in the sense of HTTP structured fields: the UUID in double quotes (Internet-Draft *The Idempotency-Key HTTP Header Field*).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The trial invite.
                 * @example inv-open-day
                 */
                id: components["parameters"]["TrialInviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invite was resent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The `Idempotency-Key` is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["TrialInviteNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            410: components["responses"]["TrialInviteExpired"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    deleteTrialInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The trial invite.
                 * @example inv-open-day
                 */
                id: components["parameters"]["TrialInviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trial invite was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["TrialInviteNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};

export type OperationId = keyof operations;

export interface OperationEntry {
  method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  path: keyof paths;
  tag: string;
  /** Who may call it. Empty for a secured operation: every signed-in user. */
  roles: readonly string[];
  /** Whether it works without a token. */
  public: boolean;
}

/** Every operation by its id. */
export const operationTable = {
  updateRegisteredUser: {
    method: 'put',
    path: '/auth/register',
    tag: 'Auth',
    roles: [],
    public: false,
  },
  registerUser: {
    method: 'post',
    path: '/auth/register',
    tag: 'Auth',
    roles: [],
    public: true,
  },
  loginUser: {
    method: 'post',
    path: '/auth/login',
    tag: 'Auth',
    roles: [],
    public: true,
  },
  refreshAuthToken: {
    method: 'post',
    path: '/auth/refresh-token',
    tag: 'Auth',
    roles: [],
    public: true,
  },
  impersonateLearner: {
    method: 'post',
    path: '/auth/impersonate',
    tag: 'Auth',
    roles: ['Parent', 'Admin'],
    public: false,
  },
  checkEmail: {
    method: 'get',
    path: '/auth/check-email',
    tag: 'Auth',
    roles: [],
    public: true,
  },
  requestPasswordReset: {
    method: 'post',
    path: '/auth/request-password-reset',
    tag: 'Auth',
    roles: [],
    public: true,
  },
  resetPassword: {
    method: 'post',
    path: '/auth/reset-password',
    tag: 'Auth',
    roles: [],
    public: true,
  },
  listLearners: {
    method: 'get',
    path: '/learner',
    tag: 'Learners',
    roles: ['Admin'],
    public: false,
  },
  updateLearner: {
    method: 'put',
    path: '/learner',
    tag: 'Learners',
    roles: ['Learner', 'Parent', 'Admin'],
    public: false,
  },
  createLearner: {
    method: 'post',
    path: '/learner',
    tag: 'Learners',
    roles: ['Parent', 'Admin'],
    public: false,
  },
  getLearner: {
    method: 'get',
    path: '/learner/{id}',
    tag: 'Learners',
    roles: ['Learner', 'Parent', 'Admin', 'Moderator'],
    public: false,
  },
  deleteLearner: {
    method: 'delete',
    path: '/learner/{id}',
    tag: 'Learners',
    roles: ['Parent', 'Admin'],
    public: false,
  },
  listMyLearners: {
    method: 'get',
    path: '/learner/my',
    tag: 'Learners',
    roles: ['Parent'],
    public: false,
  },
  setLearnerLogin: {
    method: 'put',
    path: '/learner/set-login',
    tag: 'Learners',
    roles: ['Parent', 'Admin'],
    public: false,
  },
  checkUserName: {
    method: 'get',
    path: '/learner/check-username',
    tag: 'Learners',
    roles: [],
    public: false,
  },
  getGradeLeaderboard: {
    method: 'get',
    path: '/learner/leaderboard',
    tag: 'Learners',
    roles: [],
    public: false,
  },
  getMyLearnerProfile: {
    method: 'get',
    path: '/learner/my-profile',
    tag: 'Learners',
    roles: ['Learner'],
    public: false,
  },
  listLearnersByGrade: {
    method: 'get',
    path: '/learner/by-grade/{gradeId}',
    tag: 'Learners',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor'],
    public: false,
  },
  inviteParent: {
    method: 'post',
    path: '/learner/invite-parent',
    tag: 'Learners',
    roles: ['Parent', 'Admin'],
    public: false,
  },
  acceptInviteRegister: {
    method: 'post',
    path: '/learner/accept-register',
    tag: 'Learners',
    roles: [],
    public: true,
  },
  acceptInviteSignin: {
    method: 'post',
    path: '/learner/accept-signin',
    tag: 'Learners',
    roles: [],
    public: true,
  },
  getParentProfile: {
    method: 'get',
    path: '/parent/profile',
    tag: 'Parents',
    roles: ['Parent'],
    public: false,
  },
  updateParentProfile: {
    method: 'put',
    path: '/parent/profile/update',
    tag: 'Parents',
    roles: ['Parent'],
    public: false,
  },
  listGrades: {
    method: 'get',
    path: '/grades',
    tag: 'Grades',
    roles: [],
    public: false,
  },
  createGrade: {
    method: 'post',
    path: '/grades',
    tag: 'Grades',
    roles: ['Admin'],
    public: false,
  },
  updateGrade: {
    method: 'put',
    path: '/grades/{id}',
    tag: 'Grades',
    roles: ['Admin'],
    public: false,
  },
  deleteGrade: {
    method: 'delete',
    path: '/grades/{id}',
    tag: 'Grades',
    roles: ['Admin'],
    public: false,
  },
  listTerms: {
    method: 'get',
    path: '/terms',
    tag: 'Terms',
    roles: [],
    public: false,
  },
  createTerm: {
    method: 'post',
    path: '/terms',
    tag: 'Terms',
    roles: ['Admin'],
    public: false,
  },
  getTerm: {
    method: 'get',
    path: '/terms/{id}',
    tag: 'Terms',
    roles: [],
    public: false,
  },
  updateTerm: {
    method: 'put',
    path: '/terms/{id}',
    tag: 'Terms',
    roles: ['Admin'],
    public: false,
  },
  deleteTerm: {
    method: 'delete',
    path: '/terms/{id}',
    tag: 'Terms',
    roles: ['Admin'],
    public: false,
  },
  listSubjects: {
    method: 'get',
    path: '/subjects',
    tag: 'Subjects',
    roles: [],
    public: false,
  },
  createSubject: {
    method: 'post',
    path: '/subjects',
    tag: 'Subjects',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor'],
    public: false,
  },
  getSubject: {
    method: 'get',
    path: '/subjects/{id}',
    tag: 'Subjects',
    roles: [],
    public: false,
  },
  updateSubject: {
    method: 'put',
    path: '/subjects/{id}',
    tag: 'Subjects',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor'],
    public: false,
  },
  deleteSubject: {
    method: 'delete',
    path: '/subjects/{id}',
    tag: 'Subjects',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor'],
    public: false,
  },
  listTopicsBySubject: {
    method: 'get',
    path: '/topics/by_subjectId/{id}',
    tag: 'Topics',
    roles: [],
    public: false,
  },
  createTopic: {
    method: 'post',
    path: '/topics',
    tag: 'Topics',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor'],
    public: false,
  },
  getTopic: {
    method: 'get',
    path: '/topics/{id}',
    tag: 'Topics',
    roles: [],
    public: false,
  },
  updateTopic: {
    method: 'put',
    path: '/topics/{id}',
    tag: 'Topics',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor'],
    public: false,
  },
  deleteTopic: {
    method: 'delete',
    path: '/topics/{id}',
    tag: 'Topics',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor'],
    public: false,
  },
  listActivities: {
    method: 'get',
    path: '/activities',
    tag: 'Activities',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor'],
    public: false,
  },
  createActivity: {
    method: 'post',
    path: '/activities',
    tag: 'Activities',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor'],
    public: false,
  },
  getActivity: {
    method: 'get',
    path: '/activities/{id}',
    tag: 'Activities',
    roles: [],
    public: false,
  },
  updateActivity: {
    method: 'put',
    path: '/activities/{id}',
    tag: 'Activities',
    roles: ['Admin'],
    public: false,
  },
  deleteActivity: {
    method: 'delete',
    path: '/activities/{id}',
    tag: 'Activities',
    roles: ['Admin', 'Moderator'],
    public: false,
  },
  suspendActivity: {
    method: 'post',
    path: '/activities/suspend',
    tag: 'Activities',
    roles: ['Admin'],
    public: false,
  },
  getActivityResult: {
    method: 'get',
    path: '/activities/activity-result/{id}',
    tag: 'Activities',
    roles: ['Learner', 'Parent', 'Admin', 'Tutor', 'Teatcher'],
    public: false,
  },
  listActivitiesBySubject: {
    method: 'get',
    path: '/activities/by-subject/{id}',
    tag: 'Activities',
    roles: [],
    public: false,
  },
  listActivitiesByTopic: {
    method: 'get',
    path: '/activities/by-topic/{id}',
    tag: 'Activities',
    roles: [],
    public: false,
  },
  listActivitiesForLearner: {
    method: 'get',
    path: '/activities/for-learner/{learnerId}',
    tag: 'Activities',
    roles: ['Learner', 'Parent', 'Admin'],
    public: false,
  },
  submitActivityAnswers: {
    method: 'post',
    path: '/activities/activity-answers/',
    tag: 'Activities',
    roles: ['Learner', 'Admin'],
    public: false,
  },
  getActivityAnswerSheet: {
    method: 'get',
    path: '/activities/activity-answsers/{id}',
    tag: 'Activities',
    roles: [],
    public: false,
  },
  saveActivityAnswers: {
    method: 'put',
    path: '/activities/activity-answsers/{id}',
    tag: 'Activities',
    roles: ['Learner', 'Admin'],
    public: false,
  },
  listActivitiesWithResults: {
    method: 'get',
    path: '/activities/with-results',
    tag: 'Activities',
    roles: ['Learner', 'Admin'],
    public: false,
  },
  getActivityLeaderboard: {
    method: 'get',
    path: '/activities/leaderboard',
    tag: 'Activities',
    roles: [],
    public: false,
  },
  getActivityMedia: {
    method: 'get',
    path: '/activities/media/{id}',
    tag: 'Activities',
    roles: [],
    public: true,
  },
  uploadActivityMedia: {
    method: 'post',
    path: '/activities/media/{id}',
    tag: 'Activities',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor'],
    public: false,
  },
  deleteActivityMedia: {
    method: 'delete',
    path: '/activities/media/{id}',
    tag: 'Activities',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor'],
    public: false,
  },
  listLearnerActivityResults: {
    method: 'get',
    path: '/activityResults/learner/{learnerId}',
    tag: 'Activities',
    roles: ['Learner', 'Parent', 'Admin', 'Tutor', 'Teatcher'],
    public: false,
  },
  getMediaFile: {
    method: 'get',
    path: '/files/{fileId}/media',
    tag: 'Activities',
    roles: [],
    public: true,
  },
  createUnlockRequest: {
    method: 'post',
    path: '/subscriptions/unlock-requests',
    tag: 'Subscriptions',
    roles: ['Learner', 'Parent', 'Admin'],
    public: false,
  },
  listGuardians: {
    method: 'get',
    path: '/subscriptions/guardians',
    tag: 'Subscriptions',
    roles: ['Learner', 'Parent', 'Admin'],
    public: false,
  },
  listPublicPlans: {
    method: 'get',
    path: '/subscriptions/public/plans',
    tag: 'Subscriptions',
    roles: [],
    public: true,
  },
  createSubscription: {
    method: 'post',
    path: '/subscriptions/subscribe',
    tag: 'Subscriptions',
    roles: ['Parent', 'Admin'],
    public: false,
  },
  getActiveSubscription: {
    method: 'get',
    path: '/subscriptions/learner/{id}/active',
    tag: 'Subscriptions',
    roles: ['Learner', 'Parent', 'Admin'],
    public: false,
  },
  cancelAutoRenew: {
    method: 'post',
    path: '/subscriptions/manage/learner/{id}/cancel-autorenew',
    tag: 'Subscriptions',
    roles: ['Parent', 'Admin'],
    public: false,
  },
  enableAutoRenew: {
    method: 'post',
    path: '/subscriptions/manage/learner/{id}/enable-autorenew',
    tag: 'Subscriptions',
    roles: ['Parent', 'Admin'],
    public: false,
  },
  createCheckout: {
    method: 'post',
    path: '/payments/checkout',
    tag: 'Payments',
    roles: ['Parent', 'Admin'],
    public: false,
  },
  listPlans: {
    method: 'get',
    path: '/subscriptions/plans',
    tag: 'Plans',
    roles: ['Admin'],
    public: false,
  },
  createPlan: {
    method: 'post',
    path: '/subscriptions/plans',
    tag: 'Plans',
    roles: ['Admin'],
    public: false,
  },
  getPlan: {
    method: 'get',
    path: '/subscriptions/plans/{id}',
    tag: 'Plans',
    roles: ['Admin'],
    public: false,
  },
  updatePlan: {
    method: 'put',
    path: '/subscriptions/plans/{id}',
    tag: 'Plans',
    roles: ['Admin'],
    public: false,
  },
  activatePlan: {
    method: 'post',
    path: '/subscriptions/plans/{id}/activate',
    tag: 'Plans',
    roles: ['Admin'],
    public: false,
  },
  retirePlan: {
    method: 'post',
    path: '/subscriptions/plans/{id}/retire',
    tag: 'Plans',
    roles: ['Admin'],
    public: false,
  },
  setPlanPrice: {
    method: 'post',
    path: '/subscriptions/plans/{id}/price',
    tag: 'Plans',
    roles: ['Admin'],
    public: false,
  },
  listPlanPromotions: {
    method: 'get',
    path: '/subscriptions/plans/{id}/promotions',
    tag: 'Plans',
    roles: ['Admin'],
    public: false,
  },
  createPlanPromotion: {
    method: 'post',
    path: '/subscriptions/plans/{id}/promotions',
    tag: 'Plans',
    roles: ['Admin'],
    public: false,
  },
  retirePlanPromotion: {
    method: 'post',
    path: '/subscriptions/plans/{id}/promotions/{promoId}/retire',
    tag: 'Plans',
    roles: ['Admin'],
    public: false,
  },
  togglePlanPromotion: {
    method: 'post',
    path: '/subscriptions/plans/promotions/{promoId}/toggle',
    tag: 'Plans',
    roles: ['Admin'],
    public: false,
  },
  listRoles: {
    method: 'get',
    path: '/admin/roles',
    tag: 'AdminRoles',
    roles: ['Admin'],
    public: false,
  },
  createRole: {
    method: 'post',
    path: '/admin/roles',
    tag: 'AdminRoles',
    roles: ['Admin'],
    public: false,
  },
  deleteRole: {
    method: 'delete',
    path: '/admin/roles/{name}',
    tag: 'AdminRoles',
    roles: ['Admin'],
    public: false,
  },
  listUsersWithRoles: {
    method: 'get',
    path: '/admin/roles/users',
    tag: 'AdminRoles',
    roles: ['Admin'],
    public: false,
  },
  listUsersByRole: {
    method: 'get',
    path: '/admin/users/byrole/{role}',
    tag: 'AdminRoles',
    roles: ['Admin'],
    public: false,
  },
  getUserRoles: {
    method: 'get',
    path: '/admin/roles/users/{id}/roles',
    tag: 'AdminRoles',
    roles: ['Admin'],
    public: false,
  },
  setUserRoles: {
    method: 'put',
    path: '/admin/roles/users/{id}/roles',
    tag: 'AdminRoles',
    roles: ['Admin'],
    public: false,
  },
  listUsers: {
    method: 'get',
    path: '/admin/users',
    tag: 'AdminUsers',
    roles: ['Admin'],
    public: false,
  },
  createUser: {
    method: 'post',
    path: '/admin/users',
    tag: 'AdminUsers',
    roles: ['Admin'],
    public: false,
  },
  updateUser: {
    method: 'put',
    path: '/admin/users/{id}',
    tag: 'AdminUsers',
    roles: ['Admin'],
    public: false,
  },
  deleteUser: {
    method: 'delete',
    path: '/admin/users/{id}',
    tag: 'AdminUsers',
    roles: ['Admin'],
    public: false,
  },
  assignUserRole: {
    method: 'post',
    path: '/admin/users/{id}/roles',
    tag: 'AdminUsers',
    roles: ['Admin'],
    public: false,
  },
  setUserPermissions: {
    method: 'post',
    path: '/admin/users/{id}/permissions',
    tag: 'AdminUsers',
    roles: ['Admin'],
    public: false,
  },
  listParents: {
    method: 'get',
    path: '/admin/users/parents',
    tag: 'AdminUsers',
    roles: ['Admin'],
    public: false,
  },
  listLearnersWithParents: {
    method: 'get',
    path: '/admin/users/learners',
    tag: 'AdminUsers',
    roles: ['Admin'],
    public: false,
  },
  checkUserEmail: {
    method: 'get',
    path: '/admin/users/check-email',
    tag: 'AdminUsers',
    roles: ['Admin'],
    public: false,
  },
  listCampuses: {
    method: 'get',
    path: '/campus',
    tag: 'Campuses',
    roles: ['Admin', 'Moderator'],
    public: false,
  },
  createCampus: {
    method: 'post',
    path: '/campus',
    tag: 'Campuses',
    roles: ['Admin', 'Moderator'],
    public: false,
  },
  getCampus: {
    method: 'get',
    path: '/campus/{id}',
    tag: 'Campuses',
    roles: ['Admin', 'Moderator'],
    public: false,
  },
  updateCampus: {
    method: 'put',
    path: '/campus/{id}',
    tag: 'Campuses',
    roles: ['Admin', 'Moderator'],
    public: false,
  },
  deleteCampus: {
    method: 'delete',
    path: '/campus/{id}',
    tag: 'Campuses',
    roles: ['Admin', 'Moderator'],
    public: false,
  },
  getModerationQueueTree: {
    method: 'get',
    path: '/moderation/queue/tree',
    tag: 'Moderation',
    roles: ['Admin', 'ContentAdmin', 'Moderator'],
    public: false,
  },
  listModerationQueue: {
    method: 'get',
    path: '/moderation/queue',
    tag: 'Moderation',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor', 'Learner'],
    public: false,
  },
  getActivityReview: {
    method: 'get',
    path: '/moderation/activities/{id}/review',
    tag: 'Moderation',
    roles: ['Admin', 'ContentAdmin', 'Moderator'],
    public: false,
  },
  getQuestionReview: {
    method: 'get',
    path: '/moderation/questions/{id}/review',
    tag: 'Moderation',
    roles: ['Admin', 'ContentAdmin', 'Moderator'],
    public: false,
  },
  getChangeSet: {
    method: 'get',
    path: '/moderation/changes/{id}',
    tag: 'Moderation',
    roles: ['Admin', 'ContentAdmin', 'Moderator', 'Tutor', 'Learner'],
    public: false,
  },
  approveChange: {
    method: 'post',
    path: '/moderation/approve',
    tag: 'Moderation',
    roles: ['Admin', 'ContentAdmin', 'Moderator'],
    public: false,
  },
  rejectChange: {
    method: 'post',
    path: '/moderation/reject',
    tag: 'Moderation',
    roles: ['Admin', 'ContentAdmin', 'Moderator'],
    public: false,
  },
  approveManyChanges: {
    method: 'post',
    path: '/moderation/approveMany',
    tag: 'Moderation',
    roles: ['Admin', 'ContentAdmin', 'Moderator'],
    public: false,
  },
  rejectManyChanges: {
    method: 'post',
    path: '/moderation/rejectMany',
    tag: 'Moderation',
    roles: ['Admin', 'ContentAdmin', 'Moderator'],
    public: false,
  },
  submitChange: {
    method: 'post',
    path: '/moderation/submit',
    tag: 'Moderation',
    roles: ['Learner', 'Admin', 'ContentAdmin', 'Moderator', 'Tutor'],
    public: false,
  },
  submitRsvp: {
    method: 'post',
    path: '/trialsessioninvite/submit',
    tag: 'TrialInvites',
    roles: [],
    public: true,
  },
  validateRsvpToken: {
    method: 'get',
    path: '/trialsessioninvite/validate-token',
    tag: 'TrialInvites',
    roles: [],
    public: true,
  },
  generateRsvpInvite: {
    method: 'post',
    path: '/trialsessioninvite/generate-invite',
    tag: 'TrialInvites',
    roles: ['Admin'],
    public: false,
  },
  listTrialSessions: {
    method: 'get',
    path: '/trialsession',
    tag: 'TrialSessions',
    roles: ['Admin'],
    public: false,
  },
  createTrialSession: {
    method: 'post',
    path: '/trialsession',
    tag: 'TrialSessions',
    roles: ['Admin'],
    public: false,
  },
  getTrialSession: {
    method: 'get',
    path: '/trialsession/{id}',
    tag: 'TrialSessions',
    roles: ['Admin'],
    public: false,
  },
  updateTrialSession: {
    method: 'put',
    path: '/trialsession/{id}',
    tag: 'TrialSessions',
    roles: ['Admin'],
    public: false,
  },
  deleteTrialSession: {
    method: 'delete',
    path: '/trialsession/{id}',
    tag: 'TrialSessions',
    roles: ['Admin'],
    public: false,
  },
  createTrialSessionLegacy: {
    method: 'post',
    path: '/api/trialsession',
    tag: 'TrialSessions',
    roles: ['Admin'],
    public: false,
  },
  listTrialInvites: {
    method: 'get',
    path: '/trialsessioninvite/filter',
    tag: 'TrialInvites',
    roles: ['Admin'],
    public: false,
  },
  generateTrialInvite: {
    method: 'post',
    path: '/trialsessioninvite/generate',
    tag: 'TrialInvites',
    roles: ['Admin'],
    public: false,
  },
  forwardTrialInvite: {
    method: 'post',
    path: '/trialsessioninvite/forward',
    tag: 'TrialInvites',
    roles: ['Admin'],
    public: false,
  },
  resendTrialInvite: {
    method: 'post',
    path: '/trialsessioninvite/resend/{id}',
    tag: 'TrialInvites',
    roles: ['Admin'],
    public: false,
  },
  deleteTrialInvite: {
    method: 'delete',
    path: '/trialsessioninvite/{id}',
    tag: 'TrialInvites',
    roles: ['Admin'],
    public: false,
  },
} as const satisfies Record<OperationId, OperationEntry>;

/** The operations that need no sign-in, as `method path`. */
export const publicOperations = [
  'post /auth/register',
  'post /auth/login',
  'post /auth/refresh-token',
  'get /auth/check-email',
  'post /auth/request-password-reset',
  'post /auth/reset-password',
  'post /learner/accept-register',
  'post /learner/accept-signin',
  'get /activities/media/{id}',
  'get /files/{fileId}/media',
  'get /subscriptions/public/plans',
  'post /trialsessioninvite/submit',
  'get /trialsessioninvite/validate-token',
] as const;

/** The operations whose path is relative to the root of the server instead of the API base. */
export const rootOperations: readonly OperationId[] = ['createTrialSessionLegacy'];

/* The most characters of a text, by the schema of its property. A character is a Unicode code point. */
export const consentVersionLimit = 50;
export const emailLimit = 254;
export const emailOrNullLimit = 254;
export const fullNameLimit = 250;
export const fullNameOrNullLimit = 250;
export const idLimit = 64;
export const idOrNullLimit = 64;
export const invitedPasswordLimit = 128;
export const longTextOrNullLimit = 5000;
export const mediaDescriptionLimit = 1000;
export const newPasswordLimit = 128;
export const optionTextLimit = 1000;
export const optionTextOrNullLimit = 1000;
export const passwordLimit = 128;
export const personNameLimit = 100;
export const planNameLimit = 200;
export const questionTextLimit = 10000;
export const questionTextOrNullLimit = 10000;
export const recordVersionLimit = 64;
export const redirectUrlLimit = 2048;
export const sentenceLimit = 1000;
export const shortTextLimit = 200;
export const shortTextOrNullLimit = 200;
export const signInNameLimit = 254;
export const textOrNullLimit = 200;
export const titleLimit = 200;
export const titleOrNullLimit = 200;
export const tokenLimit = 4096;
export const urlLimit = 2048;
export const userNameLimit = 254;

/** The properties that hold a name or a title: the contract rejects directional characters in them. */
export const nameProperties = [
  'Title',
  'activityTitle',
  'address',
  'campusName',
  'cellphoneNumber',
  'city',
  'contactNumber',
  'decidedBy',
  'duration',
  'features',
  'firstName',
  'fullName',
  'givenByName',
  'gradeName',
  'gradeTitle',
  'inviteTitle',
  'lastName',
  'name',
  'planCode',
  'planName',
  'postalCode',
  'province',
  'roleName',
  'savedBy',
  'school',
  'subjectGroup',
  'subjectName',
  'subjectTitle',
  'subjectType',
  'submittedBy',
  'submittedByPerQuestion',
  'surname',
  'termTitle',
  'title',
  'topicTitle',
  'town',
  'userName',
  'value',
  'whatsAppNumber',
];
