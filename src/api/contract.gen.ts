/**
 * Written by `npm run contract:generate` from `openapi/`. Change the contract, never this file.
 */

/** JSON text on the wire; `T` is what it holds once parsed. */
export type JsonText<T> = string & { readonly __json?: T };

export interface paths {
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
         * @description Starts a session with an e-mail address or a user name, and a password. Public.
         *
         *     An unknown name, a wrong password and an inactive account all return 401 with the same message, so that nobody can find
         *     out who has an account. A missing or empty member returns 400. A learner's token carries the permissions of the account
         *     together with those of the active plan. Signing in sets `lastLoginDate`.
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
         * @description Exchanges a refresh token for a new access token, and for a new refresh token if the server rotates them. Public: whoever
         *     holds the refresh token may call it.
         *
         *     The client calls it shortly before the access token expires, never afterwards, and not while a parent acts as a learner.
         *     An unknown, used or expired refresh token returns 401; the client then carries on with the token it has.
         */
        post: operations["refreshAuthToken"];
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
         * @description Returns the record of the learner who is signed in. Role: Learner. Any other role gets 403, including a parent who is not
         *     acting as a learner.
         *
         *     `gradeId` is null until a grade is assigned. 404 means that the account no longer has a learner record.
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
    "/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all grades
         * @description Returns every grade, in no guaranteed order; clients sort by title and read numbers in it as numbers. Any signed-in role.
         */
        get: operations["listGrades"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Returns every term, in no guaranteed order. Any signed-in role: learners need the titles to group their topics.
         */
        get: operations["listTerms"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Returns the subjects of a learner's grade (`learnerId`) or of a given grade (`gradeId`). If both are given, `learnerId`
         *     wins. With neither, staff get every subject; Learners and Parents get 403.
         *
         *     Any signed-in role may ask by grade. By learner, Learners may ask for themselves, Parents for the learners linked to them
         *     and an Admin for anyone; everybody else gets 403. A learner without a grade has an empty list. An unknown learner or grade
         *     returns 404, an empty id 400.
         */
        get: operations["listSubjects"];
        put?: never;
        post?: never;
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
            path?: never;
            cookie?: never;
        };
        /**
         * Get a subject
         * @description Returns one subject. Any signed-in role. An unknown id returns 404.
         */
        get: operations["getSubject"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Returns all topics of a subject, including those that belong to no term, in no guaranteed order. Any signed-in role. An
         *     unknown subject returns 404. The path keeps its historical spelling.
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
    "/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a topic
         * @description Returns one topic. Any signed-in role. An unknown id returns 404.
         */
        get: operations["getTopic"];
        put?: never;
        post?: never;
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
         * @description Returns one submitted attempt with its score, the answers given, the right answers and the explanations. This is the only
         *     operation that reveals the key to a learner.
         *
         *     Roles: Learner, for their own attempts, and Admin. Somebody else's attempt returns 403, an unknown one 404. The questions
         *     are kept as they were when the attempt was submitted; later changes to the activity do not touch them.
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
    "/activities/for-learner/{learnerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the activities of a learner
         * @description Returns every activity of the learner's grade, each with that learner's attempts. Clients count progress from it: an
         *     activity is done once it has an attempt. They wait ten seconds for the response.
         *
         *     Roles: Learner, for themselves, Parent, for the learners linked to them, and Admin. Anybody else gets 403; an unknown
         *     learner returns 404. Learners and parents receive the questions without their key. 402 means that this content needs a
         *     subscription.
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
         * @description Marks the answers, stores them as a new attempt and returns its score. Attempts are numbered from 1 for each learner and
         *     activity, without a limit. Submitting discards the saved draft of the activity.
         *
         *     Roles: Learner and Admin, each in their own name; others get 403. The server marks with its own key and its own copy of
         *     the questions: only the answer of a submitted question counts, and `totalScore` is ignored. Unanswered questions score 0.
         *
         *     A body that breaks its schema, or a question from another activity, returns 400; an unknown activity returns 404. A
         *     learner without a plan who has used up the free attempts of the day gets 402, and nothing is stored. The path ends in a
         *     slash.
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
         * @description Returns the activity laid out for answering: its questions without their key, and with the answers the caller has saved
         *     so far. Any signed-in role may look; saving and submitting are for Learner and Admin.
         *
         *     An unknown activity returns 404. A learner without a plan who has used up the free attempts of the day gets 402 already
         *     here, before answering. The path keeps its historical spelling.
         */
        get: operations["getActivityAnswerSheet"];
        /**
         * Save answers without submitting
         * @description Keeps the caller's answers for later and returns the answer sheet as it now reads. It replaces whatever was saved before,
         *     marks nothing and creates no attempt; repeating the call changes nothing.
         *
         *     Roles: Learner and Admin, each in their own name; others get 403. A body that breaks its schema, or a question from
         *     another activity, returns 400; an unknown activity returns 404. The daily limit applies as it does to the answer sheet:
         *     402.
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
         * List the activities of a topic with results
         * @description Returns the activities of a topic, each with the caller's own attempts, in no guaranteed order.
         *
         *     Roles: Learner and Admin; others get 403. A missing `topicId` returns 400, an unknown topic 404. Learners receive the
         *     questions without their key. 402 means that this content needs a subscription.
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
    "/activities/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the media of an activity
         * @description Returns the picture, sound or film of an activity, by the activity's id. Public, because a media element on a page cannot
         *     send a token. 404 means that the activity is unknown or has no media.
         */
        get: operations["getActivityMedia"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Returns every attempt of a learner as a row of the activity report, newest first.
         *
         *     Roles: Learner, for themselves, Parent, for the learners linked to them, and Admin, Tutor and Teatcher (the teacher role,
         *     spelt like this) for any learner. Anybody else gets 403; an unknown learner returns 404. A learner without attempts has an
         *     empty list.
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
         * @description Returns a file named by a `mediaPath`: the path `files/{fileId}` has the address `{apiBase}/files/{fileId}/media`. Public,
         *     because a media element on a page cannot send a token, so servers issue file ids that cannot be guessed. An unknown id
         *     returns 404.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An activity with its questions and with the attempts of one learner. The caller's role decides which view of a question is sent: learners and parents receive `LearnerQuestion`, staff `AuthorQuestion`. */
        Activity: {
            id: components["schemas"]["Id"];
            /** @description What people call the activity. */
            title: string;
            /** @description The topic to which the activity belongs. */
            topicId: components["schemas"]["Id"];
            /** @description What the activity is about, or null. */
            description: string | null;
            /** @description The score that is possible here, which is the number of questions that can be marked. What a learner achieved stands in `results`. */
            totalScore: number;
            /** @description The user who changed the activity last, or null. */
            lastModifiedUserId: string | null;
            mediaPath: components["schemas"]["MediaPath"];
            /** @description The questions in the order of their `sortOrder`. */
            questions: (components["schemas"]["LearnerQuestion"] | components["schemas"]["AuthorQuestion"])[];
            /** @description The learner's attempts, the first attempt first. Empty when there is none. */
            results: components["schemas"]["ResultAttempt"][];
        };
        /** @description One attempt as a row of the activity report. */
        ActivityReportRow: {
            /**
             * Format: date-time
             * @description When the attempt was submitted, in UTC.
             */
            modifiedDate: string;
            /** @description Title of the term, or null when the topic belongs to no term. */
            termTitle: string | null;
            /** @description Title of the subject. */
            subjectTitle: string;
            /** @description Title of the activity. */
            activityTitle: string;
            /** @description Title of the topic. */
            topicTitle: string;
        } & components["schemas"]["ScoreMembers"];
        /** @description A marked attempt. The only place where answers are revealed to a learner. */
        ActivityResult: {
            id: components["schemas"]["Id"];
            /** @description The activity that was answered. */
            activityId: components["schemas"]["Id"];
            /** @description The topic of that activity. */
            topicId: components["schemas"]["Id"];
            /** @description Title of the activity. */
            title: string;
            /** @description What the activity is about, or null. */
            description: string | null;
            /** @description The marked questions in the order of their `sortOrder`. */
            questions: components["schemas"]["ReviewQuestion"][];
        } & components["schemas"]["ScoreMembers"];
        /** @description An activity laid out for answering. The questions come without their key, and carry the answers that the caller saved before. */
        AnswerSheet: {
            /** @description The id of the activity. */
            id: components["schemas"]["Id"];
            /** @description The topic of the activity. */
            topicId: components["schemas"]["Id"];
            /** @description Title of the activity. */
            title: string;
            /** @description What the activity is about, or null. */
            description: string | null;
            /** @description The questions in the order of their `sortOrder`. */
            questions: components["schemas"]["LearnerQuestion"][];
        };
        /** @description A paragraph with blanks with the learner's answer in it. */
        AnsweredFillInQuestion: {
            /** @description The question that is answered. */
            id: components["schemas"]["Id"];
            /** @constant */
            type: "fillInTheBlanks";
            /** @description The question as it was received, with the answer put in, as JSON text. */
            data: JsonText<components["schemas"]["FillInAnswering"]>;
        };
        /** @description A choice of several options with the learner's answer in it. */
        AnsweredMultiChoiceQuestion: {
            /** @description The question that is answered. */
            id: components["schemas"]["Id"];
            /** @constant */
            type: "mcqMultiAnswer";
            /** @description The question as it was received, with the answer put in, as JSON text. */
            data: JsonText<components["schemas"]["MultiChoiceAnswering"]>;
        };
        /** @description A question that comes back with an answer. Only the learner's own members count; the server takes everything else from its own copy of the question. `type` tells the kind. */
        AnsweredQuestion: components["schemas"]["AnsweredTrueFalseQuestion"] | components["schemas"]["AnsweredFillInQuestion"] | components["schemas"]["AnsweredSingleChoiceQuestion"] | components["schemas"]["AnsweredMultiChoiceQuestion"] | components["schemas"]["AnsweredTextQuestion"];
        /** @description A choice of one option with the learner's answer in it. */
        AnsweredSingleChoiceQuestion: {
            /** @description The question that is answered. */
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "questionSingleAnswer" | "mcqSingleAnswer";
            /** @description The question as it was received, with the answer put in, as JSON text. */
            data: JsonText<components["schemas"]["SingleChoiceAnswering"]>;
        };
        /** @description A question answered in words with the learner's answer in it. */
        AnsweredTextQuestion: {
            /** @description The question that is answered. */
            id: components["schemas"]["Id"];
            /** @constant */
            type: "textAnswer";
            /** @description The question as it was received, with the answer put in, as JSON text. */
            data: JsonText<components["schemas"]["TextAnswering"]>;
        };
        /** @description A true-or-false question with the learner's answer in it. */
        AnsweredTrueFalseQuestion: {
            /** @description The question that is answered. */
            id: components["schemas"]["Id"];
            /** @constant */
            type: "truefalse";
            /** @description The question as it was received, with the answer put in, as JSON text. */
            data: JsonText<components["schemas"]["TrueFalseAnswering"]>;
        };
        /** @description Answers to keep for later. They replace what was saved before and are not marked. */
        AnswersDraft: {
            /** @description The questions with the answers so far. A question that is left out loses its saved answer. */
            questions: components["schemas"]["AnsweredQuestion"][];
        };
        /** @description The answers to an activity, to be marked. */
        AnswersSubmission: {
            /** @description The activity that was answered. */
            activityId: components["schemas"]["Id"];
            /** @description The topic from which the activity was opened. The server takes the topic from the activity. */
            topicId?: components["schemas"]["Id"];
            /** @description The questions with their answers. A question without an answer, or left out, scores 0. */
            questions: components["schemas"]["AnsweredQuestion"][];
            /** @description A sum that some clients compute. The server marks by itself and ignores it. */
            totalScore?: number;
        };
        /** @description A paragraph with blanks, as its authors see it: with its key. */
        AuthorFillInQuestion: {
            /** @constant */
            type: "fillInTheBlanks";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["FillInAuthor"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description A choice of several options, as its authors see it: with its key. */
        AuthorMultiChoiceQuestion: {
            /** @constant */
            type: "mcqMultiAnswer";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["MultiChoiceAuthor"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description A question with its key, as staff receive it. `type` tells the kind. A stored spelling of the single choice is kept; new questions are of type `mcqSingleAnswer`. */
        AuthorQuestion: components["schemas"]["AuthorTrueFalseQuestion"] | components["schemas"]["AuthorFillInQuestion"] | components["schemas"]["AuthorSingleChoiceQuestion"] | components["schemas"]["AuthorMultiChoiceQuestion"] | components["schemas"]["AuthorTextQuestion"];
        /** @description A choice of one option, as its authors see it: with its key. */
        AuthorSingleChoiceQuestion: {
            /** @enum {string} */
            type: "questionSingleAnswer" | "mcqSingleAnswer";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["SingleChoiceAuthor"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description A question answered in words, as its authors see it: with its key. */
        AuthorTextQuestion: {
            /** @constant */
            type: "textAnswer";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["TextAuthor"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description A true-or-false question, as its authors see it: with its key. */
        AuthorTrueFalseQuestion: {
            /** @constant */
            type: "truefalse";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["TrueFalseAuthor"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description The bytes of a file, as they were uploaded. */
        BinaryContent: Blob;
        /** @description The data of a paragraph with blanks for answering. */
        FillInAnswering: {
            /** @description The text with its blanks emptied; each blank is `[[]]`. */
            paragraph?: string;
        } & components["schemas"]["FillInContent"];
        /** @description The data of a paragraph with blanks with its key, as it is stored. */
        FillInAuthor: components["schemas"]["FillInContent"] & components["schemas"]["FillInKey"] & components["schemas"]["Marking"];
        /** @description A paragraph with blanks and what the learner filled in. An open part of every view. */
        FillInContent: {
            /** @description The text. Each pair `[[` and `]]` makes a blank. */
            paragraph: string;
            /** @description What the learner filled in, one text a blank in their order. An empty text is no answer. */
            answer?: string[];
            /** @description Help that is shown while answering, or null. */
            hint?: string | null;
        };
        /** @description The right words. An open part, never sent to a learner before marking. */
        FillInKey: {
            /** @description The text, with the right words between `[[` and `]]`. */
            paragraph?: string;
            /** @description The right words, one a blank in their order. Letter case counts. */
            correctAnswers: string[];
        };
        /** @description The data of a paragraph with blanks after marking. */
        FillInReview: components["schemas"]["FillInContent"] & components["schemas"]["FillInKey"] & WithRequired<components["schemas"]["Marking"], "score">;
        /** @description A school year, from grade 1 to grade 8. */
        Grade: {
            id: components["schemas"]["Id"];
            /** @description What people call the grade. */
            title: string;
            /** @description A sentence about the grade, or null. */
            description: string | null;
        };
        /** @description An identifier of a record: an opaque string. Clients compare and pass it on, and never compute with it or read a meaning from its letters. */
        Id: string;
        /** @description A learner with the school details and the adults who look after the account. */
        Learner: {
            /** @description The learner, who is also the user of that id. */
            id: components["schemas"]["Id"];
            /** @description The name to sign in with. The server makes one when a parent adds a learner. */
            userName: string;
            /** @description First name. */
            name: string;
            /** @description Family name. */
            surname: string;
            /**
             * Format: email
             * @description The learner's own address, or null while none is known.
             */
            email: string | null;
            /**
             * Format: date
             * @description Date of birth without a time, or null while unknown.
             */
            dateOfBirth: string | null;
            /** @description Whether the learner may sign in. */
            isActive: boolean;
            /** @description The learner's grade, or null while none is assigned. */
            gradeId: string | null;
            /** @description Title of that grade, or null. */
            gradeTitle: string | null;
            /** @description Name of the school, or null. */
            school: string | null;
            /** @description Town, or null. */
            town: string | null;
            /** @description Postal code, or null. No form is enforced. */
            postalCode: string | null;
            /** @description What a tutor should know about the learner, or null. */
            specialNotes: string | null;
            /**
             * Format: date-time
             * @description The last time the learner signed in, in UTC, or null. A parent's visit does not change it.
             */
            lastLoginDate: string | null;
            /** @description The adults linked to the learner, the primary parent first. */
            parents: components["schemas"]["ParentEntry"][];
        };
        /** @description A paragraph with blanks, as a learner receives it: without its key. */
        LearnerFillInQuestion: {
            /** @constant */
            type: "fillInTheBlanks";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["FillInAnswering"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description A choice of several options, as a learner receives it: without its key. */
        LearnerMultiChoiceQuestion: {
            /** @constant */
            type: "mcqMultiAnswer";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["MultiChoiceAnswering"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description A question as learners and parents receive it. Nothing in it gives the answer away: `correctAnswer`, `correctAnswers`, `feedBack` and `score` are withheld and every blank of a paragraph is empty. The hint stays. `type` tells the kind; `questionSingleAnswer` and `mcqSingleAnswer` are two spellings of one kind. */
        LearnerQuestion: components["schemas"]["LearnerTrueFalseQuestion"] | components["schemas"]["LearnerFillInQuestion"] | components["schemas"]["LearnerSingleChoiceQuestion"] | components["schemas"]["LearnerMultiChoiceQuestion"] | components["schemas"]["LearnerTextQuestion"];
        /** @description A choice of one option, as a learner receives it: without its key. */
        LearnerSingleChoiceQuestion: {
            /** @enum {string} */
            type: "questionSingleAnswer" | "mcqSingleAnswer";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["SingleChoiceAnswering"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description A question answered in words, as a learner receives it: without its key. */
        LearnerTextQuestion: {
            /** @constant */
            type: "textAnswer";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["TextAnswering"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description A true-or-false question, as a learner receives it: without its key. */
        LearnerTrueFalseQuestion: {
            /** @constant */
            type: "truefalse";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["TrueFalseAnswering"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description What a person types to sign in. */
        LoginRequest: {
            /** @description The e-mail address or the user name. Learners whom a parent added have a user name only. */
            emailOrUserName: string;
            /**
             * Format: password
             * @description The password, as typed.
             */
            password: string;
        };
        /** @description What a question carries besides its key. An open part of the data for review and for authors. */
        Marking: {
            /** @description An explanation for the learner, shown after marking, or null. */
            feedBack?: string | null;
            /** @description The score of this question: 1 for right, 0 for wrong, a part for a paragraph. A question that cannot be marked has 0 and does not count. */
            score?: number;
        };
        /** @description Where the picture, sound or film is, or null for none. The path is opaque: its address is `{apiBase}/{mediaPath}/media`, unless it starts with `data:` and holds the file itself. */
        MediaPath: string | null;
        /** @description The data of a choice of several options for answering. */
        MultiChoiceAnswering: components["schemas"]["MultiChoiceContent"];
        /** @description The data of a choice of several options with its key, as it is stored. */
        MultiChoiceAuthor: components["schemas"]["MultiChoiceContent"] & components["schemas"]["MultiChoiceKey"] & components["schemas"]["Marking"];
        /** @description A prompt with options and the learner's choices. An open part of every view. */
        MultiChoiceContent: {
            /** @description What is asked. */
            prompt: string;
            /** @description The options in the order shown. */
            options: string[];
            /** @description The texts of the chosen options. */
            selectedAnswers?: string[];
            /**
             * @deprecated
             * @description An older name of `selectedAnswers`. Read when that is missing, never written.
             */
            answers?: string[];
        };
        /** @description The right options. An open part, never sent to a learner before marking. */
        MultiChoiceKey: {
            /** @description The texts of all right options. Only the whole set is right. */
            correctAnswers: string[];
        };
        /** @description The data of a choice of several options after marking. */
        MultiChoiceReview: components["schemas"]["MultiChoiceContent"] & components["schemas"]["MultiChoiceKey"] & WithRequired<components["schemas"]["Marking"], "score">;
        /** @description An adult who is linked to a learner. */
        ParentEntry: {
            /** @description The adult's user id. Parents recognise their own entry by it. */
            id: components["schemas"]["Id"];
            /** @description First name. */
            name: string;
            /** @description Family name. */
            surname: string;
            /**
             * Format: email
             * @description Address for messages and invitations.
             */
            email: string;
            /**
             * @description What the adult is to the learner.
             * @enum {string}
             */
            relationship: "Father" | "Mother" | "Guardian";
            /** @description True for the one adult who may delete the learner. The others can only remove their link. */
            isPrimaryParent: boolean;
            /**
             * Format: date-time
             * @description The last time the adult signed in, in UTC, or null.
             */
            lastLoginDate: string | null;
            /** @description Cellphone number, or null. */
            cellphoneNumber: string | null;
            /** @description WhatsApp number, or null. */
            whatsAppNumber: string | null;
        };
        /** @description Why a request failed. Every answer outside the 2xx range has this body. Clients branch on the status; the message is for people. */
        Problem: {
            /** @description One sentence in plain English, fit to be shown to the person. */
            message: string;
            /** @description For each member of the request that was refused, the reasons. The key is the path of the member, its parts joined by dots: `questions.0.id`. */
            errors?: {
                [key: string]: string[];
            };
            /** @description The learner for whom a subscription would help. Only with status 402. */
            learnerId?: components["schemas"]["Id"];
        };
        /** @description Where a question stands in its activity. An open part of every view of a question. */
        QuestionPlace: {
            id: components["schemas"]["Id"];
            /** @description The place of the question, from 0. People see this number plus one. */
            sortOrder: number;
            mediaPath: components["schemas"]["MediaPath"];
        };
        /** @description The holder's refresh token. */
        RefreshTokenRequest: {
            /** @description The refresh token that came with the last access token. */
            refreshToken: string;
        };
        /** @description One attempt of a learner, in short. Its id opens the result. */
        ResultAttempt: {
            /** @description The id of the activity result. */
            id: components["schemas"]["Id"];
        } & components["schemas"]["ScoreMembers"];
        /** @description A paragraph with blanks, after marking: with the given answer, the right one and the score. */
        ReviewFillInQuestion: {
            /** @constant */
            type: "fillInTheBlanks";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["FillInReview"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description A choice of several options, after marking: with the given answer, the right one and the score. */
        ReviewMultiChoiceQuestion: {
            /** @constant */
            type: "mcqMultiAnswer";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["MultiChoiceReview"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description A question of a marked attempt, with everything revealed to its owner. `type` tells the kind; `questionSingleAnswer` and `mcqSingleAnswer` are two spellings of one kind. */
        ReviewQuestion: components["schemas"]["ReviewTrueFalseQuestion"] | components["schemas"]["ReviewFillInQuestion"] | components["schemas"]["ReviewSingleChoiceQuestion"] | components["schemas"]["ReviewMultiChoiceQuestion"] | components["schemas"]["ReviewTextQuestion"];
        /** @description A choice of one option, after marking: with the given answer, the right one and the score. */
        ReviewSingleChoiceQuestion: {
            /** @enum {string} */
            type: "questionSingleAnswer" | "mcqSingleAnswer";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["SingleChoiceReview"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description A question answered in words, after marking: with the given answer, the right one and the score. */
        ReviewTextQuestion: {
            /** @constant */
            type: "textAnswer";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["TextReview"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description A true-or-false question, after marking: with the given answer, the right one and the score. */
        ReviewTrueFalseQuestion: {
            /** @constant */
            type: "truefalse";
            /** @description The question as JSON text. */
            data: JsonText<components["schemas"]["TrueFalseReview"]>;
        } & components["schemas"]["QuestionPlace"];
        /** @description What was achieved and what was possible. An open part of attempts, results and report rows. Not every question can be marked, so the possible score may be smaller than the number of questions. */
        ScoreMembers: {
            /** @description Counts the learner's attempts at the activity, from 1. */
            attemptNumber: number;
            /** @description The score achieved, with at most two decimals. */
            totalScore: number;
            /** @description The score that was possible when the attempt was marked. */
            activityTotalScore: number;
        };
        /** @description The data of a choice of one option for answering. */
        SingleChoiceAnswering: components["schemas"]["SingleChoiceContent"];
        /** @description The data of a choice of one option with its key, as it is stored. */
        SingleChoiceAuthor: components["schemas"]["SingleChoiceContent"] & components["schemas"]["SingleChoiceKey"] & components["schemas"]["Marking"];
        /** @description A prompt with options and the learner's choice. An open part of every view. */
        SingleChoiceContent: {
            /** @description What is asked. */
            prompt: string;
            /** @description The options in the order shown. */
            options: string[];
            /** @description The text of the chosen option, or null while none is chosen. */
            answer?: string | null;
        };
        /** @description The right option. An open part, never sent to a learner before marking. */
        SingleChoiceKey: {
            /** @description The text of the right option. */
            correctAnswer: string;
        };
        /** @description The data of a choice of one option after marking. */
        SingleChoiceReview: components["schemas"]["SingleChoiceContent"] & components["schemas"]["SingleChoiceKey"] & WithRequired<components["schemas"]["Marking"], "score">;
        /** @description A subject of one grade. */
        Subject: {
            id: components["schemas"]["Id"];
            /** @description What people call the subject. */
            title: string;
            /** @description A sentence about the subject, or null. */
            description: string | null;
            /** @description The group in which the school lists the subject, or null. */
            subjectGroup: string | null;
            /** @description The kind of subject within its group, or null. */
            subjectType: string | null;
            /** @description The grade to which the subject belongs. */
            gradeId: components["schemas"]["Id"];
        };
        /** @description The attempt that a submission created, marked by the server. */
        SubmittedAttempt: {
            /** @description The id of the new activity result. */
            id: components["schemas"]["Id"];
            /** @description The activity that was answered. */
            activityId: components["schemas"]["Id"];
        } & components["schemas"]["ScoreMembers"];
        /** @description A part of the school year, under which topics are grouped. */
        Term: {
            id: components["schemas"]["Id"];
            /** @description What people call the term. Groups of topics are sorted by it. */
            title: string;
            /** @description A sentence about the term, or null. */
            description: string | null;
        };
        /** @description The data of a question answered in words for answering. */
        TextAnswering: components["schemas"]["TextContent"];
        /** @description The data of a question answered in words with its key, as it is stored. */
        TextAuthor: components["schemas"]["TextContent"] & components["schemas"]["TextKey"] & components["schemas"]["Marking"];
        /** @description A prompt and the learner's own words. An open part of every view. */
        TextContent: {
            /** @description What is asked. */
            prompt: string;
            /** @description The learner's words, or null while there are none. */
            answer?: string | null;
        };
        /** @description The expected words. An open part, never sent to a learner before marking. */
        TextKey: {
            /** @description The expected words, compared without regard to letter case and outer spaces. Null when the question is not marked; it then does not count towards the possible score. */
            correctAnswer: string | null;
        };
        /** @description The data of a question answered in words after marking. */
        TextReview: components["schemas"]["TextContent"] & components["schemas"]["TextKey"] & WithRequired<components["schemas"]["Marking"], "score">;
        /** @description A signed-in session. Every operation that starts or renews a session answers with it. */
        TokenResponse: {
            /** @description The access token, a JSON Web Token of three parts. Its claims are listed with the security scheme `bearerToken`. */
            token: string;
            /** @description An opaque token for `refreshAuthToken`. A server that does not offer renewal leaves it out, and the client then forgets an older one. */
            refreshToken?: string;
        };
        /** @description A topic of one subject. It holds activities. */
        Topic: {
            id: components["schemas"]["Id"];
            /** @description What people call the topic. */
            title: string;
            /** @description A sentence about the topic, or null. */
            description: string | null;
            /** @description The subject to which the topic belongs. */
            subjectId: components["schemas"]["Id"];
            /** @description The term in which the topic is taught, or null when it belongs to no term. */
            termId: string | null;
        };
        /** @description The data of a true-or-false question for answering. */
        TrueFalseAnswering: components["schemas"]["TrueFalseContent"];
        /** @description The data of a true-or-false question with its key, as it is stored. */
        TrueFalseAuthor: components["schemas"]["TrueFalseContent"] & components["schemas"]["TrueFalseKey"] & components["schemas"]["Marking"];
        /** @description A statement and the learner's verdict. An open part of every view. */
        TrueFalseContent: {
            /** @description The statement to judge. */
            question: string;
            /** @description The learner's verdict, or null while there is none. */
            answer?: boolean | null;
        };
        /** @description The right verdict. An open part, never sent to a learner before marking. */
        TrueFalseKey: {
            /** @description Whether the statement is true. */
            correctAnswer: boolean;
        };
        /** @description The data of a true-or-false question after marking. */
        TrueFalseReview: components["schemas"]["TrueFalseContent"] & components["schemas"]["TrueFalseKey"] & WithRequired<components["schemas"]["Marking"], "score">;
    };
    responses: {
        /** @description There is no such activity. */
        ActivityNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such activity result. */
        ActivityResultNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body breaks its schema, or a question is not of this activity. `errors` names the members. */
        AnswersRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no token, or it is expired or invalid. */
        AuthenticationRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such file. */
        FileNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such learner. */
        LearnerNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's role does not allow this, or the record belongs to somebody else. */
        PermissionDenied: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such subject. */
        SubjectNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The content needs a subscription, or the free attempts of the day are used up. */
        SubscriptionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such topic. */
        TopicNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something failed on the server. The message tells nothing of its inside. */
        UnexpectedError: {
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
         * @description The learner.
         * @example lrn-lwazi
         */
        LearnerId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
            /** @description A member is missing or empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The name or the password is wrong, or the account is inactive. */
            401: {
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
            /** @description The refresh token is missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The refresh token is unknown, used or expired. */
            401: {
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
            404: components["responses"]["LearnerNotFound"];
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
    listSubjects: {
        parameters: {
            query?: {
                /**
                 * @description The learner whose grade counts.
                 * @example lrn-lwazi
                 */
                learnerId?: components["schemas"]["Id"];
                /**
                 * @description The grade, when no learner is given.
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
            /** @description There is no such learner or grade. */
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
    getSubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subject.
                 * @example sub-4-maths
                 */
                id: components["schemas"]["Id"];
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
    listTopicsBySubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subject.
                 * @example sub-4-maths
                 */
                id: components["schemas"]["Id"];
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
    getTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example top-4-fractions
                 */
                id: components["schemas"]["Id"];
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
    getActivityResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The activity result.
                 * @example att-9f2c41d7
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
            /** @description The activities with the attempts. */
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
            header?: never;
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
            /** @description The answer sheet with the saved answers. */
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
            500: components["responses"]["UnexpectedError"];
        };
    };
    listActivitiesWithResults: {
        parameters: {
            query: {
                /**
                 * @description The topic.
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
            /** @description The activities with the attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            /** @description The topic is missing. */
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
    getActivityMedia: {
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
            /** @description The file, under its own media type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": components["schemas"]["BinaryContent"];
                    "audio/*": components["schemas"]["BinaryContent"];
                    "video/*": components["schemas"]["BinaryContent"];
                    "application/octet-stream": components["schemas"]["BinaryContent"];
                };
            };
            404: components["responses"]["FileNotFound"];
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
            404: components["responses"]["LearnerNotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    getMediaFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file.
                 * @example fil-fractions-7kq2.png
                 */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, under its own media type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": components["schemas"]["BinaryContent"];
                    "audio/*": components["schemas"]["BinaryContent"];
                    "video/*": components["schemas"]["BinaryContent"];
                    "application/octet-stream": components["schemas"]["BinaryContent"];
                };
            };
            404: components["responses"]["FileNotFound"];
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
  /** Who may call it. Empty on an operation that is not public: everybody who is signed in. */
  roles: readonly string[];
  /** Whether it works without a token. */
  public: boolean;
}

/** Every operation by its id. */
export const operationTable = {
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
  getMyLearnerProfile: {
    method: 'get',
    path: '/learner/my-profile',
    tag: 'Learners',
    roles: ['Learner'],
    public: false,
  },
  listGrades: {
    method: 'get',
    path: '/grades',
    tag: 'Grades',
    roles: [],
    public: false,
  },
  listTerms: {
    method: 'get',
    path: '/terms',
    tag: 'Terms',
    roles: [],
    public: false,
  },
  listSubjects: {
    method: 'get',
    path: '/subjects',
    tag: 'Subjects',
    roles: [],
    public: false,
  },
  getSubject: {
    method: 'get',
    path: '/subjects/{id}',
    tag: 'Subjects',
    roles: [],
    public: false,
  },
  listTopicsBySubject: {
    method: 'get',
    path: '/topics/by_subjectId/{id}',
    tag: 'Topics',
    roles: [],
    public: false,
  },
  getTopic: {
    method: 'get',
    path: '/topics/{id}',
    tag: 'Topics',
    roles: [],
    public: false,
  },
  getActivityResult: {
    method: 'get',
    path: '/activities/activity-result/{id}',
    tag: 'Activities',
    roles: ['Learner', 'Admin'],
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
  getActivityMedia: {
    method: 'get',
    path: '/activities/media/{id}',
    tag: 'Activities',
    roles: [],
    public: true,
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
} as const satisfies Record<OperationId, OperationEntry>;

/** The operations that need no sign-in, as `method path`. */
export const publicOperations = [
  'post /auth/login',
  'post /auth/refresh-token',
  'get /activities/media/{id}',
  'get /files/{fileId}/media',
] as const;
