// Generated from openapi.yaml by `npm run generate -w @studio/api`. Do not edit.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells whether the service can answer
         * @description Public. Answers 200 once migrations have run and the database accepts queries, and 503 from when the service has been
         *     asked to stop.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Automatic sign-in
         * @description Answers the session of the login token cookie. Needs no client id, because a page that has just loaded
         *     has none. Without the cookie no user is signed in, which is no failure: 204.
         */
        get: operations["resumeSession"];
        put?: never;
        /**
         * Signs in with a password or an external token
         * @description Public. Sets the login token as a cookie that scripts cannot read, and ends the session whose login token came
         *     with the call. The answer never says whether the user or the password was wrong.
         *
         *     Of a user who has signed in from the same browser, or else the same network address, before, the failures there
         *     count; otherwise those of the user from anywhere, and those of anybody from the address. After ten within 15
         *     minutes the answer is 429 with a Retry-After that doubles from one second to a minute. A browser, which sends
         *     Origin, is known by a second cookie. An external token that is good is never held up by failures; it is taken once.
         *     One whose claims change the user's roles waits for a large write, such as a restore, as other writes do; when that
         *     takes longer the answer is 503, and the token has not been taken.
         *
         *     A user who still has the demo password is refused with 403 unless the call was made on the machine of the server: from
         *     and to a loopback address, from a page of one, and through no proxy.
         */
        post: operations["signIn"];
        /**
         * Signs out
         * @description Ends the session and clears the cookie.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Login/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extends the session
         * @description Clients call it at half the token's life. The login token is replaced; the client id stays. A session ends for good
         *     some hours after the sign-in: a refresh never goes beyond, and then answers the `expiresAt` of before.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Login/temporaryToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a single-use token
         * @description For calls that a browser makes by itself, such as downloads. Lives 60 seconds, works once, and only for this user.
         */
        post: operations["createTemporaryToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Login/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the sign-in page may offer
         * @description Public. Tells whether single sign-on is configured, and which demo users still have the demo password, to callers of
         *     a loopback address; they work nowhere else.
         */
        get: operations["getSignInOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/User/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user with authorization keys */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/User/current/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the signed-in user's password
         * @description Refused with 403 for a session of single sign-on, and unless the preference
         *     `system.disablePasswordAndProfileManagementConfigurator` is `false`. The user's other sessions are signed out.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/User/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How to reach a user */
        get: operations["getUserCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/User/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A user's profile image
         * @description The browser makes this call itself, as the source of an image, so the cookie alone is asked for.
         */
        get: operations["getUserImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of organizations */
        get: operations["filterOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a draft of an organization
         * @description It has no name yet. The server gives the id. Needs the permission of the type.
         */
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Downloads organizations as an initialization file
         * @description Takes ids, or a filter with exceptions and the number of objects the user saw. When the filter no longer matches
         *     that number, 409, and nothing is sent. Ids that do not exist answer 422, one error for each. The filter is that of the
         *     list.
         */
        post: operations["exportOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /** One of the organizations */
        get: operations["getOrganization"];
        put?: never;
        /**
         * Replaces the settings of one of the organizations
         * @description Properties that are read-only are ignored, so that what `GET` answered can be sent back. What the body leaves out stays as it is.
         *     A body that changes nothing makes no new version. Only a draft may lack a name. It cannot belong to itself, nor by way of
         *     others. Needs the permission of its type.
         */
        post: operations["updateOrganization"];
        /**
         * Deletes one of the organizations
         * @description One to which others belong answers 409 with what refers to it, unless `expectedReferences` says which references to leave behind. One
         *     whose forms another user is changing answers 409 with `startedBy` and `timeStarted`, unless `changesOf` names that user. Needs the
         *     permission of its type.
         */
        delete: operations["deleteOrganization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/List": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Closes the live connection of a visit
         * @description The caller's streams of `/rest/Events` that were opened for the visit and watch the organization end, at every server, and a user who had
         *     it open by these alone is no longer listed. Where there are none, nothing is done.
         */
        delete: operations["endOrganizationVisit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/children": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * One page of the organizations that belong to one of them, and what it belongs to itself
         * @description By name. Each says how many belong to it in turn, so that a tree can be opened step by step. Ancestors end where a ring begins, which a
         *     restore may have brought.
         */
        get: operations["listOrganizationChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /** What refers to one of the organizations */
        get: operations["listOrganizationReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /** One page of the versions of one of the organizations */
        get: operations["listOrganizationVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /** One of the organizations as it was */
        get: operations["getOrganizationVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/versions/{version}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /**
         * What differs between two versions of one of the organizations, besides its settings
         * @description The values of its forms, each as a person reads it, by field, and how many letters of authority. A value is compared with that of the same field
         *     in the same entry, whatever the field was called in the other version of the form. Settings, status and e-mail signature are in the versions themselves.
         */
        get: operations["compareOrganizationVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an organization active
         * @description A draft becomes one that is in use; it needs a name. With `propagateStatusToChildren` those below it, however deep, become it too, but for drafts: all of them in one
         *     transaction. One of a type whose permission the caller lacks answers 403, and nothing is changed.
         */
        post: operations["activateOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an organization inactive
         * @description It stays with all that it holds. With `propagateStatusToChildren` those below it, however deep, become it too, but for drafts: all of them in one
         *     transaction. One of a type whose permission the caller lacks answers 403, and nothing is changed.
         */
        post: operations["deactivateOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/formset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /** The id of the form set of an organization */
        get: operations["getOrganizationFormSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/formSummaries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * The menu of the forms of an organization
         * @description By the type of their form templates: the form itself where there is one of a type, else an entry for the type with its forms. Required
         *     fields are counted while they are shown, those that an expression makes required included. What a script computes and what a field begins with are there.
         */
        get: operations["listOrganizationForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/forms/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the form within the organization.
                 * @example 4f6b
                 */
                formId: string;
            };
            cookie?: never;
        };
        /** One of the forms of an organization, as it is filled in */
        get: operations["getOrganizationForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/upgradeForms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings the forms of an organization up to the set in production
         * @description Newer versions take the place of older ones, and forms that the organization lacks are added. A value moves with its field, into
         *     another shape where nothing is lost by that; what has no place any more is listed, and stays in the versions of the organization. Nothing is
         *     done while the forms are being changed, nor for a caller without the permission of the type.
         */
        post: operations["upgradeOrganizationForms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/OrganizationForm/missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the organizations whose forms lack required values
         * @description With the forms, and where the first value of each is missing. Drafts are listed, too. Required fields are counted as in the menu of an
         *     organization's forms. By name, drafts that have none yet come behind all others in both directions. The first call after the server has
         *     started may take some seconds with very many organizations.
         */
        get: operations["listMissingFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DynamicData/{dataName}/filter/type/{filterType}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which data: `producer` (agencies and MGA agencies), `carrier` (carriers and MGAs) or `organization` (of every type).
                 * @example producer
                 */
                dataName: components["parameters"]["DynamicDataName"];
                /**
                 * @description The number of the filter; `producer` has 101, `carrier` 102 and `organization` 103.
                 * @example 101
                 */
                filterType: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What data to pick from are filtered by, what is shown of them, and what can be done with a choice */
        post: operations["getDynamicDataFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DynamicData/{dataName}/filter": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which data: `producer` (agencies and MGA agencies), `carrier` (carriers and MGAs) or `organization` (of every type).
                 * @example producer
                 */
                dataName: components["parameters"]["DynamicDataName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One page of data to pick from
         * @description Organizations that are drafts are never offered. Inactive ones are offered where the filter names a status, or the context has
         *     `includeInactive`. `parentId` of the context keeps those that belong to an organization.
         */
        post: operations["filterDynamicData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DynamicData/{dataName}/action/{actionName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which data: `producer` (agencies and MGA agencies), `carrier` (carriers and MGAs) or `organization` (of every type).
                 * @example producer
                 */
                dataName: components["parameters"]["DynamicDataName"];
                /**
                 * @description `select` answers what was chosen as it is now; `noMatch` answers an empty choice; `export` answers as `select`, and with a file.
                 * @example select
                 */
                actionName: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a choice
         * @description `items` are the chosen ones, as they were answered; only their ids are read. With `filterUri` all on that filter are chosen, but for
         *     `excludedIds`. `count` is how many the user saw chosen: another number, or one of them that is gone, answers 409. Nothing is changed by it; an
         *     export is in the detailed history.
         */
        post: operations["runDynamicDataAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/emailSignature": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the e-mail signature of an organization
         * @description A signature is HTML, sanitised wherever it is shown. The pictures and files that it names by their addresses become attachments of the
         *     organization, and those that it names no more are attachments no more. An address of another organization becomes one of this one. A
         *     signature that is the same as before makes no new version. Needs the permission of the type.
         */
        post: operations["updateOrganizationSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/emailSignature/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a picture or file for the e-mail signature of an organization
         * @description Up to 5 MiB of a PNG, JPEG, GIF, WebP or PDF, recognised by its content. Other types, and what a scanner finds harmful, answer 415. It belongs to
         *     the organization once a signature that names its address is saved, and is removed after a day when none is. Needs the permission of the type.
         */
        post: operations["uploadSignatureAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/emailSignature/attachments/{digest}/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
                /**
                 * @description Of the bytes, SHA-256 in base64url.
                 * @example oVqv5sYGM7zTMSCFOVXbYmz1Kl8ZfJm5MIhJcWmFQ6g
                 */
                digest: string;
                /**
                 * @description What it is saved as.
                 * @example logo.png
                 */
                fileName: string;
            };
            cookie?: never;
        };
        /**
         * A picture or file of an e-mail signature
         * @description One that was uploaded is there before the signature that names it is saved. The browser makes this call itself, so the cookie alone is asked for.
         */
        get: operations["getSignatureAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/lettersOfAuthority": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * One page of the letters of authority of an organization
         * @description Of a carrier or an MGA those that it issued, of the others those that were issued to it; by the name of the issuer, then by number.
         */
        get: operations["listLettersOfAuthority"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/importLOA/CarrierLOAImportServlet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports letters of authority from an XML file
         * @description Takes an `.xml` file in the format of `docs/schema/studio-loa.xsd`: UTF-8, without a document type declaration, of up to 50 MiB and
         *     50,000 letters. A letter of a number that its issuer has is replaced, another one is added, and one that is the same is left alone. What the
         *     file does not name stays. Each letter is taken by itself: one that is not as it should be, or that names an organization that is
         *     not there, is a failure with its line, and keeps no other from being imported. All that is imported is one transaction; of a file that cannot be
         *     read to its end nothing is. A caller who closes the connection before the answer cancels the import: nothing is imported then, unless all of it
         *     was written already. Needs MODIFY_CONFIG_CARRIERS, or with `isMga` MODIFY_CONFIG_MGA_CARRIERS.
         */
        post: operations["importLettersOfAuthority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/importLOA/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells what importing letters of authority would do
         * @description Takes the same file, reads it as the import reads it, and writes nothing. Needs MODIFY_CONFIG_CARRIERS, or with `isMga`
         *     MODIFY_CONFIG_MGA_CARRIERS.
         */
        post: operations["planLettersOfAuthority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/importLOA/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an import of letters of authority is
         * @description Of an import that the same user has begun with this `importId`, from when its file has arrived until it is answered. Null before and after that,
         *     and when another server makes it.
         */
        get: operations["getLetterImportProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exportLOA/CarrierLOAExportServlet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads the letters of authority of all carriers, or of all MGAs
         * @description In the format of `docs/schema/studio-loa.xsd`; importing the file again changes nothing. Needs MODIFY_CONFIG_CARRIERS, or with `isMga`
         *     MODIFY_CONFIG_MGA_CARRIERS. The browser makes this call itself, so the single-use token replaces the client id.
         */
        get: operations["exportLettersOfAuthority"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormSet/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /** The values of the forms of an organization, and what is being changed in them */
        get: operations["getFormSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormSet/{id}/startChanges": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts changes of the forms of an organization
         * @description The caller's own changes that were started before, and neither applied nor discarded, are found again. Those of another user answer 409
         *     with `startedBy` and `timeStarted`, unless they are taken over. Needs the permission of the type of the organization.
         */
        post: operations["startFormSetChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormSet/{id}/saveChanges": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps values that were edited
         * @description Forms that are left out keep theirs. The organization itself stays as it is until the changes are applied. Needs the permission of the type of the organization.
         */
        post: operations["saveFormSetChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormSet/{id}/applyChanges": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the changes those of the organization
         * @description Each value that differs from what it was when the changes were started, over what there is now. Needs the permission of the type of the organization.
         */
        post: operations["applyFormSetChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormSet/{id}/discardChanges": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forgets the changes
         * @description The organization stays as it is. Needs the permission of the type of the organization.
         */
        post: operations["discardFormSetChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormSet/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a file for a form of an organization
         * @description Up to as many MiB as the preference `uploads.largestFileMiB` says, of a type that `uploads.allowedDocumentTypes` or
         *     `system.allowedFilesAndIconsTypes` allows, except HTML and SVG, or a workbook (.xls, .xlsx) where `uploads.areWorkbooksAttached` is on; recognised
         *     by its content. Other types, and what a scanner finds harmful, answer
         *     415. The answer is an entry of the value of an attachment; the file is removed after a day unless values that name it are kept. Needs the permission
         *     of the type of the organization.
         */
        post: operations["uploadFormAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormSet/{id}/attachments/{digest}/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
                /**
                 * @description Of the bytes, SHA-256 in base64url.
                 * @example oVqv5sYGM7zTMSCFOVXbYmz1Kl8ZfJm5MIhJcWmFQ6g
                 */
                digest: string;
                /**
                 * @description What it is saved as.
                 * @example agreement.pdf
                 */
                fileName: string;
            };
            cookie?: never;
        };
        /**
         * A file that is attached to a form of an organization
         * @description One that the values of its forms name, or those of changes that are under way. The browser makes this call itself, so the single-use token replaces the client id.
         */
        get: operations["getFormAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Organization/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How to reach an organization */
        get: operations["getOrganizationCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Object/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Objects of whatever kind by their names
         * @description For a palette that opens objects. Kinds of which nothing is found are left out.
         */
        get: operations["searchObjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/AdminFunction/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The admin functions this user is offered, in order */
        get: operations["listAdminFunctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DefaultPreference/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Default preferences
         * @description Public.
         */
        get: operations["getDefaultPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DefaultPreference/effective": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What consoles obey
         * @description The values of the preferences that consoles read. Events of `/DefaultPreference:studio` tell of changes.
         */
        get: operations["getEffectivePreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DefaultPreference/studio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All preferences
         * @description The preferences are one document: the ETag is that of all of them, `"0.0"` while none was changed. For events it is
         *     `/DefaultPreference:studio`, for actions also `/DefaultPreference:null`.
         */
        get: operations["listStudioPreferences"];
        put?: never;
        /**
         * Saves preferences
         * @description A preference that is not sent keeps its value; of those that are sent the value counts alone. When If-Match names an earlier
         *     version, what was changed since is merged preference by preference; one that both sides changed, each in its own way, answers
         *     412. Servers obey what is saved at once.
         */
        post: operations["updateStudioPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DefaultPreference/studio/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the versions of the preferences */
        get: operations["listStudioPreferenceVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DefaultPreference/studio/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /** The preferences as they were */
        get: operations["getStudioPreferenceVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Translation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts that replace the console's own
         * @description Public. A locale the server does not know answers an empty object.
         */
        get: operations["getTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The actions of a browser or of one object */
        get: operations["listActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/SavedFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The filters that the user keeps for the lists of one kind */
        get: operations["listSavedFilters"];
        put?: never;
        /**
         * Keeps a filter for the user
         * @description It comes last among those of its kind, which is the path of its filter URI. A user keeps 100 of a kind at most; one more
         *     answers 409, as does a name that another of them has, ignoring case.
         */
        post: operations["createSavedFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/SavedFilter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes name, filter or place of one of the user's filters
         * @description What the body leaves out stays as it is. The filter of another user answers 404. A name that is taken answers 409.
         */
        post: operations["updateSavedFilter"];
        /** Deletes one of the user's filters */
        delete: operations["deleteSavedFilter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens to some objects, or to all of a kind, as it happens
         * @description A stream of server-sent events that stays open. The data of an event is JSON; `ObjectEvents` has its shape by the
         *     event's name. Comments come every 15 seconds, so that a client notices a connection that is dead; one that has
         *     received nothing for 25 seconds connects again.
         *
         *     - `current` comes first for each address, then whenever events may have been missed, such as in a restore of many
         *       objects: which version is the current one. Nothing is sent twice, and nothing is replayed after a lost
         *       connection: `current` says whether there is something to catch up with.
         *     - `saved`: a version was saved. After a renaming `name` is the new name, and later events come to clients that ask
         *       with that one.
         *     - `deleted`: the object is gone. `saved` follows when one of that name is made again.
         *     - `here`: everybody who has the object open through a stream, oneself included, one entry a person; at the
         *       beginning and after each change. A user who leaves is listed for 3 seconds more, as a page that loads again leaves and
         *       comes back. A stream whose session has made no call for 5 minutes stays open and does not count.
         *     - `changes`: what somebody is changing in the forms of an organization has changed: it was started, saved, taken over, applied or discarded.
         *       At the beginning it comes where something is being changed.
         *     - `kind`: for the address of a kind, and the only event that comes for one. It comes first, then once for each change
         *       in which objects of the kind were made, saved or deleted; one event may cover several changes that come
         *       together, such as in a restore. No user is listed for a kind.
         *
         *     The stream ends with the session, and when the server stops. A client that does not read what it is sent is cut
         *     off, and may ask again. One session may hold 20 streams of a server, and one user 300.
         */
        get: operations["watchObjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DataSet/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of data sets */
        get: operations["listDataSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DataSet/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What uses a data set */
        get: operations["listDataSetReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DataSet/delete": {
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
         * Deletes a data set
         * @description Needs MANAGE_DATASETS. A set that is referenced answers 409 unless the deletion is forced, or `expectedReferences` says which references
         *     were seen; a required set always does.
         */
        delete: operations["deleteDataSet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DataSet/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Downloads data sets as an initialization file
         * @description Takes the names, or a filter with exceptions and the number of sets the user saw. When the filter no longer
         *     matches that number, 409, and nothing is sent. Names that do not exist answer 422, one error for each.
         */
        post: operations["exportDataSets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DataSet/generators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The generators that a type of data set can have */
        get: operations["listDataItemGenerators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DataSet/repeatingFormTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The form templates that can feed a Repeating Form set */
        get: operations["listRepeatingFormTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of form templates */
        get: operations["listFormTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The types of form templates */
        get: operations["listFormTemplateTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/locks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of form templates stays as it is once they are in production */
        get: operations["listFormTemplateLocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fields of a form template */
        get: operations["listFormFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How form templates hang together
         * @description Of each unique name the current version, and what it names of other forms: the field that a supplemental form follows, links,
         *     rules and expressions. With `type` the forms of a type and those that they are linked with, with `formTemplateUniqueName` one form and
         *     those that can be reached from it in two steps. Forms that are linked come first; after 300 the others are counted.
         */
        get: operations["getFormTemplateGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a form template
         * @description It is a draft of version 1, under a unique name that no other form template has in any version: 409 otherwise. Further versions are made
         *     by `saveFormTemplateAsNewVersion`. What the body leaves out has the default of its property; the server gives ids to the template and to
         *     its fields. Rules that are more than an empty trigger take `MANAGE_FORM_RULES` as well.
         *
         *     What is wrong with other forms, links and rules does not keep it from being saved: the answer has it in `errors`, and the form cannot
         *     be published before it is mended.
         */
        post: operations["createFormTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Downloads form templates as an XML file
         * @description Takes ids, or a filter with exceptions and the number of objects the user saw. When the filter no longer matches
         *     that number, 409, and nothing is sent. Ids that do not exist answer 422, one error for each. The filter is that of the
         *     list. The file has the format of initialization files, and can be imported and restored.
         */
        post: operations["exportFormTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/findReferencesByFieldTemplateId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What names a field of a form template */
        get: operations["findFieldReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/reloadRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compiles the rules of form templates again
         * @description Rules are parts of their forms here, and in force as soon as they are saved. They are compiled again, and those that cannot be are listed
         *     in `failures`. What is kept beside the forms that have such rules, which is the index of what they refer to and their summaries, is
         *     rebuilt from the forms, some at a time; that makes no new version of them. With `validateRules` the rules are checked with what they
         *     name as well, and forms are valid, or not, by what is found. `mode=plan` tells how many there are and writes nothing.
         */
        post: operations["reloadFormTemplateRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/formTemplateUpload/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports form templates from an XML file
         * @description Takes a file that an export made, of up to 50 MiB, without a document type. Each template is imported by itself: one that is there under
         *     its unique name and version is replaced while it is a draft, one that is the same is left alone, one that is new becomes a draft. The
         *     others are listed with the reason, as is what cannot be read, and what somebody else saves, makes or deletes while the file is imported. What
         *     saving a form would clear is cleared in what is taken. `mode=plan` tells the same and writes nothing. When others write for too long, the
         *     templates that are left are listed as not imported; only when none was imported before is it 503.
         */
        post: operations["importFormTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One of the form templates */
        get: operations["getFormTemplate"];
        put?: never;
        /**
         * Replaces one of the form templates
         * @description Properties that are read-only are ignored, so that what `GET` answered can be sent back. What the body leaves out stays as it is.
         *     A body that changes nothing makes no new version. A new unique name, and new variable names of fields, are
         *     followed by everything that names them: a new unique name unless another version of the form has the former one still, a new
         *     variable name unless another version has a field of the former one. A unique name that another form template has is refused with 409,
         *     unless this one had it before.
         *
         *     A draft is saved although something is wrong with its rules, its links or its preceding field: the answer has it in `errors`. A
         *     template that is published or in production is not. In production, the unique name, the type, how it is required, the preceding
         *     form and its field, whether it repeats and whether it is navigated to directly cannot change, nor can its rules; its fields cannot
         *     be taken away, and what makes a field required, whether its section repeats, and settings that say so of themselves, stay as they
         *     are. A change of rules takes `MANAGE_FORM_RULES` as well; what goes with a field that is taken away, or with another way of being
         *     required, is none.
         *
         *     A field that something names is not taken away: 409 with what names it, unless another version has a field of that name, `forceDelete`
         *     says to leave the references behind, or `expectedReferences` says which ones to leave.
         */
        post: operations["updateFormTemplate"];
        /**
         * Deletes one of the form templates
         * @description One that is in production stays: 409. So does one that something still names, unless another version has its unique name,
         *     `forceDelete` says to leave the references behind, or `expectedReferences` says which ones to leave: those that `onlyBrokenByDeletion`
         *     lists, whatever other versions there are.
         */
        delete: operations["deleteFormTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/{id}/saveAsNewVersion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a draft of the next version of a form template
         * @description The draft has the unique name, and a version one above the highest that the name has: 409 when that is 1,000,000 already. The template
         *     itself stays as it is.
         */
        post: operations["saveFormTemplateAsNewVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/{id}/markInProduction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks a form template in production
         * @description As `/rest/UIFormTemplate/markInProduction` does many, with the same checks: it has to be published, the last published version of its name,
         *     and to name nothing but what is published. Otherwise 409, with why in `failures`, and nothing is done. It cannot be taken back.
         */
        post: operations["markFormTemplateInProduction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/{id}/availableConditionalFieldTemplateIds": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** The fields of a form template that its rules can show */
        get: operations["listConditionalFieldTemplateIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/{id}/javascriptBuilderOptions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** What the expressions of a form template can be built of */
        get: operations["listJavascriptBuilderOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/{id}/findReferences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /**
         * What names a form template, or a field of it
         * @description What names a form by its unique name means whichever version has it.
         */
        get: operations["findFormReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One page of what one of the form templates was, save by save */
        get: operations["listFormTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /** One of the form templates as it was */
        get: operations["getFormTemplateVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/UIFormTemplate/markInProduction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks form templates in production
         * @description Takes ids, or a filter with exceptions and the number of objects the user saw. Those that are published, of which no later version
         *     is, and that name nothing but what is published, are marked, which cannot be taken back; the others are listed in `failures`. When none of
         *     them can be marked, 409, and nothing is done. Forms that were saved after the last set was made are in a new set with everything that is
         *     published, which `setId` tells. One form template alone is marked as it was looked at by `/rest/UIFormTemplate/{id}/markInProduction`.
         */
        post: operations["markFormTemplatesInProduction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormTemplateSet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the sets of form templates, the newest first */
        get: operations["listFormTemplateSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormTemplateSet/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the set.
                 * @example 2
                 */
                id: components["parameters"]["FormTemplateSetId"];
            };
            cookie?: never;
        };
        /** A set of form templates with what it held when it was made */
        get: operations["getFormTemplateSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormTemplateSet/{id}/formTemplates/{formTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the set.
                 * @example 2
                 */
                id: components["parameters"]["FormTemplateSetId"];
                /**
                 * @description The form template's id.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                formTemplateId: string;
            };
            cookie?: never;
        };
        /**
         * A form template as it was when the set was made
         * @description It is answered whatever has become of the template since.
         */
        get: operations["getFormTemplateOfSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormTemplateSet/{id}/changesSince/{formerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the set.
                 * @example 2
                 */
                id: components["parameters"]["FormTemplateSetId"];
                /**
                 * @description The number of the set that it is compared with.
                 * @example 1
                 */
                formerId: number;
            };
            cookie?: never;
        };
        /**
         * What a set of form templates has that another has not, or has otherwise
         * @description Forms are the same by their unique names, and a form that was renamed by its id; fields are the same whatever they are called. What
         *     names a form or field that is gone, renamed or of other values is listed as it is now.
         */
        get: operations["compareFormTemplateSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormTemplateSet/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What publishing form templates, or marking them in production, will change
         * @description Compares what there will be with what is in production (the last set that is, and what was marked besides), and changes nothing. Published, the templates are in a set with
         *     everything that is published then; marked, they take the place of what production has under their unique names. The templates that it
         *     cannot be done to are listed in `failures`.
         *     The calls that do it take `plan` as `expectedPlan`, and then do what is listed here, or nothing.
         */
        post: operations["previewFormTemplateSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormTemplateSet/publishFormTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes form templates, and makes a set of what is published then
         * @description Takes `uiFormTemplateIds`, or `filterUri` with `expectedCount`; or, without them, the same in a body, which has room for thousands of ids.
         *     Drafts that are valid, of which no later version is published, and that name nothing but what the set will hold, are published; the
         *     others are listed in `failures`. When none of them can be published, 409, and nothing is done. The set holds of each form the last version that is published
         *     or in production.
         */
        post: operations["publishFormTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormTemplateSet/createTestFormTemplateSet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a set for trying out drafts
         * @description It holds of each form the last version that is valid, drafts included. Nothing is published.
         */
        post: operations["createTestFormTemplateSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/FormTemplateSet/markCurrentFormTemplateSetInProduction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the form templates of the last published set in production
         * @description Those that are in production already stay so. When nothing has been published yet, another set than the expected one is the last, or the set
         *     is in production or gone as a whole, 409 says which in `detail`, and there are no `failures`.
         */
        post: operations["markCurrentFormTemplateSetInProduction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/fieldTemplateComponent/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The components that can be inserted into a form */
        get: operations["listComponentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/fieldTemplateComponent/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of fields of a type */
        get: operations["listComponentSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/fieldTemplateComponent/testRegularExpression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a text is what a regular expression describes
         * @description The syntax is that of ECMAScript with the flag `u`, and the whole text has to match. Nothing is saved. An expression that runs for
         *     more than 500 ms is ended; the answer is then the one sentence `The expression takes too long.`
         */
        post: operations["testRegularExpression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DataSet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a data set
         * @description Needs MANAGE_DATASETS. The order of the items in the body decides their `ordering`. Names that an address or a
         *     call of this contract reserves are refused with 422: `.`, `..`, `null`, `filter`, `references`,
         *     `delete`, `export`, `generators`, `repeatingFormTemplates`, and any with control characters.
         */
        post: operations["createDataSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DataSet/{dataSetName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The set's name, URI-encoded.
                 * @example Roof Type
                 */
                dataSetName: components["parameters"]["DataSetNamePath"];
            };
            cookie?: never;
        };
        /** One data set with its items */
        get: operations["getDataSet"];
        put?: never;
        /**
         * Replaces a data set
         * @description Needs MANAGE_DATASETS. A body with another name renames the set and rewrites every reference in the same
         *     transaction. What `GET` answered can be sent back: properties that are read-only are ignored, and what the body leaves
         *     out stays as it is. Types 1 and 2 carry `enhancedDynamicDataItems` and `dependency`, or `items` and
         *     `dynamicDataSetDependency` as `GET` calls them; types 0 and 3 carry `items`. A body that changes nothing makes no new
         *     version. A dependency on nothing is stored as null. Items without label, value and
         *     anything else are dropped, and blank texts in criteria become null; a criterion that names nothing, and a source
         *     field that is not whole or whose key is not its own, answer 422. A set that has been renamed since answers 412 under its
         *     former name; `current` has the new one.
         */
        post: operations["updateDataSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DataSet/{dataSetName}/items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The set's name, URI-encoded.
                 * @example Roof Type
                 */
                dataSetName: components["parameters"]["DataSetNamePath"];
            };
            cookie?: never;
        };
        /**
         * The items of a data set, generated ones included
         * @description Without `product` and field values, every item, and no default. With any of them (those left out and empty ones
         *     mean "nothing chosen") only the items that the criteria allow, in the order of the set: an item without
         *     criteria is always offered; an item with criteria is offered when one of them fits, and a criterion fits when
         *     each product and field value that it names is the one asked with, compared exactly. Null in a criterion fits
         *     anything, nothing chosen included. `defaultValue` is then the value of the offered item with the lowest
         *     `defaultPrecedence`. The items of a Custom set are generated; the criteria stored for an item apply to the
         *     generated item of the same value, and stored items that are not generated are not offered.
         */
        get: operations["listDataSetItems"];
        put?: never;
        /**
         * The items that a data set would offer if it were saved
         * @description Answers for the set in the body what `GET` answers for a saved one, and saves nothing. The name in the path only
         *     says which set is being tried. A body that saving would refuse answers 422.
         */
        post: operations["tryDataSetItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DataSet/{dataSetName}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The set's name, URI-encoded.
                 * @example Roof Type
                 */
                dataSetName: components["parameters"]["DataSetNamePath"];
            };
            cookie?: never;
        };
        /**
         * One page of the versions of a data set
         * @description Every version of the set that has this name now, those from before it was renamed included; not those of another
         *     set that had the name before.
         */
        get: operations["listDataSetVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/DataSet/{dataSetName}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The set's name, URI-encoded.
                 * @example Roof Type
                 */
                dataSetName: components["parameters"]["DataSetNamePath"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: number;
            };
            cookie?: never;
        };
        /**
         * A data set as it was
         * @description Under the name that it had then. What it refers to is not looked up, and may be gone.
         */
        get: operations["getDataSetVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationEmailTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of e-mail templates */
        get: operations["listEmailTemplates"];
        put?: never;
        /**
         * Creates one of the e-mail templates
         * @description Names are unique. What the body leaves out has the default of its property; the server gives the id.
         */
        post: operations["createEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationEmailTemplate/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Downloads e-mail templates as an initialization file
         * @description Takes ids, or a filter with exceptions and the number of objects the user saw. When the filter no longer matches
         *     that number, 409, and nothing is sent. Ids that do not exist answer 422, one error for each. The filter is that of the
         *     list.
         */
        post: operations["exportEmailTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationEmailTemplate/sendTest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message as it is on the screen, to look at it in a mailbox
         * @description The message need not be saved, and only those in `to` receive it: not those that its template names. Placeholders that
         *     the product knows are filled with their samples; others stay as they are. It goes to the mail server that the operator
         *     has configured; without one, to a file in a folder of the server.
         */
        post: operations["sendTestEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationEmailTemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One of the e-mail templates */
        get: operations["getEmailTemplate"];
        put?: never;
        /**
         * Replaces one of the e-mail templates
         * @description Properties that are read-only are ignored, so that what `GET` answered can be sent back. What the body leaves out stays as it is.
         *     A body that changes nothing makes no new version. One that cannot be deleted cannot be
         *     renamed either: 409.
         */
        post: operations["updateEmailTemplate"];
        /**
         * Deletes one of the e-mail templates
         * @description One that the product needs answers 409.
         */
        delete: operations["deleteEmailTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationEmailTemplate/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** What uses one of the e-mail templates */
        get: operations["listEmailTemplateReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationEmailTemplate/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One page of the versions of one of the e-mail templates */
        get: operations["listEmailTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationEmailTemplate/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /** One of the e-mail templates as it was */
        get: operations["getEmailTemplateVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of rules */
        get: operations["listRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a rule
         * @description Rules may share a name: one whose name is taken has a suffix of '-#' and digits that people are not shown. A new rule is Active; with anything
         *     that keeps it from being evaluated it is Invalid. Conditions and actions without an id get one.
         */
        post: operations["createRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Downloads rules as an initialization file
         * @description Takes ids, or a filter with exceptions and the number of objects the user saw. When the filter no longer matches
         *     that number, 409, and nothing is sent. Ids that do not exist answer 422, one error for each. The filter is that of the
         *     list. The kept cases that expect something of the rules come with them.
         */
        post: operations["exportRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** A rule */
        get: operations["getRule"];
        put?: never;
        /**
         * Changes a rule
         * @description Properties that are read-only are ignored, so that what `GET` answered can be sent back. What the body leaves out stays as it is.
         *     A body that changes nothing makes no new version. A rule with anything that keeps it from being evaluated is saved as Invalid, and is Active again once
         *     that is mended. One that is Inactive is not changed: 409.
         */
        post: operations["updateRule"];
        /**
         * Deletes a rule
         * @description What is deployed of it stays deployed until its rule set is redeployed.
         */
        delete: operations["deleteRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /**
         * What uses one of the rules
         * @description The kept cases that expect something of the rule, by their name, with their rule set in the label; and the deployments that hold it, by the name of their rule
         *     set, with their numbers as the version: `7` of the one that decides now, `1–4, 6` of those before. All of them stay when the rule is deleted.
         */
        get: operations["listRuleReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One page of the versions of a rule */
        get: operations["listRuleVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /** A rule as it was */
        get: operations["getRuleVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a rule active
         * @description What keeps it from being evaluated makes it Invalid instead.
         */
        post: operations["activateRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a rule inactive
         * @description It is left out when its rule set is redeployed, and cannot be changed until it is active again.
         */
        post: operations["deactivateRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes rules active
         * @description Those that cannot be evaluated are listed in `failures` and stay as they are. Rules that are active already count as done.
         */
        post: operations["activateRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes rules inactive
         * @description Rules that no longer exist are listed in `failures`.
         */
        post: operations["deactivateRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/{id}/deployment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** What is deployed of a rule */
        get: operations["getRuleDeployment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A rule in words, and what is wrong with it
         * @description Nothing is saved. Whether what the rule names exists is looked up. A rule of no rule set is that of a section template, or of a form: it
         *     needs no name, and has to say when it holds.
         */
        post: operations["validateRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/ruleActions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The actions that rules can have */
        get: operations["listRuleActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/conditionTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of condition */
        get: operations["listConditionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The operators of conditions */
        get: operations["listRuleOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The variables that conditions can name, and how they are read
         * @description Variables are what a case has besides fields of forms and properties of business objects. There is no list of them but in cases: these are those that a kept case of a
         *     rule set has a value of. A condition can name others, which a case may have.
         */
        get: operations["listRuleVariables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/searchableValues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The values that a field offers */
        get: operations["listSearchableValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fields of forms that rules can name
         * @description The fields of each form as it is now. Labels, sections and the like, which hold no value, are left out.
         */
        get: operations["searchRuleFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/redeploy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deploys rule sets as they are saved
         * @description The active rules of each set become its next numbered deployment, which is kept. Rules that are inactive or invalid are left out. All the
         *     sets are deployed or none is: one that is not there, or an active rule that cannot be evaluated, answers 422.
         */
        post: operations["redeployRuleSets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What rules decide of cases
         * @description Evaluates the rules of sets, as they are deployed or as they are saved, or rules that are sent. Within a set, rules with a higher priority come
         *     first, those of the same by name; sets come by their ordering. A case says values by key: `Form::field`, `Object.property`, or the name of a variable.
         */
        post: operations["evaluateRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/evaluate/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What rules decide of a file of cases
         * @description As `POST /rest/Rule/evaluate`, for any number of cases: a file of up to 256 MiB with a case a line, as JSON in UTF-8. The answer comes line by line while cases are
         *     evaluated: what was decided of each, in their order, and at the end how many there were; without that line the answer is not complete. A line that is no case, or
         *     longer than 1 MiB, gets a fault in place of a decision. Blank lines get none. The evaluation ends when the connection is closed.
         */
        post: operations["evaluateRuleCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Rule/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which kept cases a redeploy, an activation or a take-back would decide otherwise
         * @description Evaluates the cases that are kept for rule sets twice. Without more, by the last deployment and by what a redeploy would deploy. With `deployment`, by the last one
         *     and by that of this number. With `switching` in place of sets, those of the selected rules: by the rules in use as they are saved, and by those that would be in use if
         *     the selected ones were activated or deactivated. A rule that cannot be evaluated is not going to be in use. Nothing is changed.
         */
        post: operations["compareRuleOutcomes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/RuleSet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rule sets, in the order in which they are evaluated */
        get: operations["listRuleSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/RuleSet/{id}/cases": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** The cases that are kept for a rule set */
        get: operations["listRuleCases"];
        put?: never;
        /**
         * Keeps cases, changes kept ones, and removes them
         * @description All of it or nothing. A case that is put is a new one with the `version` 0, and changes one that is kept with the version that was read; where that was changed
         *     or removed since, the answer is 409. What is removed already stays so. Cases travel with their rule set in backups.
         */
        post: operations["changeRuleCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/RuleSet/{id}/deployments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** The deployments of a rule set, the last one first */
        get: operations["listRuleDeployments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/RuleSet/{id}/deployments/{number}/takeBack": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description Of a deployment of the rule set; 1 is the first.
                 * @example 1
                 */
                number: components["parameters"]["DeploymentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deploys again what an earlier deployment held
         * @description It becomes the next numbered deployment, which says where it was taken from. What is saved stays as it is.
         */
        post: operations["takeBackRuleDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/RuleTag/getMatchingTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags that contain a text */
        get: operations["findRuleTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/RuleTag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a tag
         * @description One that is there already, ignoring case, is answered as it is. A tag that is saved with a rule is made by that, too.
         */
        post: operations["createRuleTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Object/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The business objects whose properties rules can name */
        get: operations["listRuleObjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Object/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Submission */
                name: string;
            };
            cookie?: never;
        };
        /** The properties of a business object */
        get: operations["listRuleObjectProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationPopupTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of pop-up templates */
        get: operations["listPopupTemplates"];
        put?: never;
        /**
         * Creates one of the pop-up templates
         * @description Names are unique. What the body leaves out has the default of its property; the server gives the id.
         */
        post: operations["createPopupTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationPopupTemplate/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Downloads pop-up templates as an initialization file
         * @description Takes ids, or a filter with exceptions and the number of objects the user saw. When the filter no longer matches
         *     that number, 409, and nothing is sent. Ids that do not exist answer 422, one error for each. The filter is that of the
         *     list.
         */
        post: operations["exportPopupTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationPopupTemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One of the pop-up templates */
        get: operations["getPopupTemplate"];
        put?: never;
        /**
         * Replaces one of the pop-up templates
         * @description Properties that are read-only are ignored, so that what `GET` answered can be sent back. What the body leaves out stays as it is.
         *     A body that changes nothing makes no new version. One that cannot be deleted cannot be
         *     renamed either: 409.
         */
        post: operations["updatePopupTemplate"];
        /**
         * Deletes one of the pop-up templates
         * @description One that the product needs answers 409.
         */
        delete: operations["deletePopupTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationPopupTemplate/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** What uses one of the pop-up templates */
        get: operations["listPopupTemplateReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationPopupTemplate/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One page of the versions of one of the pop-up templates */
        get: operations["listPopupTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationPopupTemplate/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /** One of the pop-up templates as it was */
        get: operations["getPopupTemplateVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ProductTemplate/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of product templates */
        get: operations["listProductTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ProductTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates one of the product templates
         * @description Names are unique. What the body leaves out has the default of its property; the server gives the id.
         */
        post: operations["createProductTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ProductTemplate/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Downloads product templates as an initialization file
         * @description Takes ids, or a filter with exceptions and the number of objects the user saw. When the filter no longer matches
         *     that number, 409, and nothing is sent. Ids that do not exist answer 422, one error for each. The filter is that of the
         *     list.
         */
        post: operations["exportProductTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ProductTemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One of the product templates */
        get: operations["getProductTemplate"];
        put?: never;
        /**
         * Replaces one of the product templates
         * @description Properties that are read-only are ignored, so that what `GET` answered can be sent back. What the body leaves out stays as it is.
         *     A body that changes nothing makes no new version. A new name is followed by the data sets, the
         *     form templates and the product templates that name it.
         */
        post: operations["updateProductTemplate"];
        /**
         * Deletes one of the product templates
         * @description One that something still names answers 409.
         */
        delete: operations["deleteProductTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ProductTemplate/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** What uses one of the product templates */
        get: operations["listProductTemplateReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ProductTemplate/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One page of the versions of one of the product templates */
        get: operations["listProductTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ProductTemplate/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /** One of the product templates as it was */
        get: operations["getProductTemplateVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ProductTemplate/{id}/documentTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces documents of one of the product templates
         * @description Takes the document of quotes, that of binders, or both: up to 50 MiB each, of the types doc, docx, pdf, rtf or html, recognised by their
         *     content; a docx must be whole and unpack to no more than 256 MiB. Their names must be possible on every file system. Other types,
         *     and what a scanner finds harmful, answer 415. When anything is refused, nothing is stored, and the documents from before stay.
         */
        post: operations["uploadProductDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/productTemplateDownload/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the document is called.
                 * @example Surety quote.docx
                 */
                fileName: string;
            };
            cookie?: never;
        };
        /**
         * Downloads a document of one of the product templates
         * @description The browser makes this call itself, so the single-use token replaces the client id.
         */
        get: operations["downloadProductDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ScoringRule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of scoring rules */
        get: operations["listScoringRules"];
        put?: never;
        /**
         * Creates one of the scoring rules
         * @description Names are unique. What the body leaves out has the default of its property; the server gives the id, and one to each formula. A field
         *     that is not there, or that cannot be scored, answers 422.
         */
        post: operations["createScoringRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ScoringRule/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Downloads scoring rules as an initialization file
         * @description Takes ids, or a filter with exceptions and the number of objects the user saw. When the filter no longer matches
         *     that number, 409, and nothing is sent. Ids that do not exist answer 422, one error for each. The filter is that of the
         *     list.
         */
        post: operations["exportScoringRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ScoringRule/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fields of a form template, and how each can be scored
         * @description Those of the current version of the form, in its order.
         */
        get: operations["listScoringFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ScoringRule/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which formulas a value matches, and which of them counts
         * @description Nothing is stored. Where several formulas match, the first one counts. With ranges the value is read as a number: commas between its
         *     digits and one sign for dollars or percent are left out, and any other text answers 422. Discrete values are compared as texts,
         *     exactly.
         */
        post: operations["evaluateScoringFormulas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ScoringRule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One of the scoring rules */
        get: operations["getScoringRule"];
        put?: never;
        /**
         * Replaces one of the scoring rules
         * @description Properties that are read-only are ignored, so that what `GET` answered can be sent back. What the body leaves out stays as it is.
         *     A body that changes nothing makes no new version. A formula keeps its id; one whose id the rule does not
         *     have gets a new one.
         */
        post: operations["updateScoringRule"];
        /**
         * Deletes one of the scoring rules
         * @description Nothing refers to scoring rules, so that nothing keeps one.
         */
        delete: operations["deleteScoringRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ScoringRule/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** What uses one of the scoring rules */
        get: operations["listScoringRuleReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ScoringRule/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One page of the versions of one of the scoring rules */
        get: operations["listScoringRuleVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ScoringRule/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /** One of the scoring rules as it was */
        get: operations["getScoringRuleVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/SectionTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of section templates */
        get: operations["listSectionTemplates"];
        put?: never;
        /**
         * Creates one of the section templates
         * @description Names are unique. What the body leaves out has the default of its property; the server gives the id.
         */
        post: operations["createSectionTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/SectionTemplate/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Downloads section templates as an initialization file
         * @description Takes ids, or a filter with exceptions and the number of objects the user saw. When the filter no longer matches
         *     that number, 409, and nothing is sent. Ids that do not exist answer 422, one error for each. The filter is that of the
         *     list.
         */
        post: operations["exportSectionTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/SectionTemplate/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sections of a document as they are put together
         * @description Those that are active, of a stage, and of a product or of all products, by their ordinal number and then by name. Whether a conditional
         *     one is part of a document is decided for each document by its rule.
         */
        get: operations["listDocumentSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/SectionTemplate/reloadRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compiles the rules of section templates again
         * @description Rules are parts of their templates here, and in force as soon as they are saved. The index of what templates with rules refer to is rebuilt;
         *     that makes no new version of them. With `validate`, errors of the rules of conditional templates are reported.
         */
        post: operations["reloadSectionTemplateRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/SectionTemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One of the section templates */
        get: operations["getSectionTemplate"];
        put?: never;
        /**
         * Replaces one of the section templates
         * @description Properties that are read-only are ignored, so that what `GET` answered can be sent back. What the body leaves out stays as it is.
         *     A body that changes nothing makes no new version. A conditional template is saved whatever is wrong with its
         *     rule: `errors` says it. One of which nothing but a faulty rule would change is refused. Its document and whether it is in production come by calls of their own.
         */
        post: operations["updateSectionTemplate"];
        /**
         * Deletes one of the section templates
         * @description One that is in production answers 409.
         */
        delete: operations["deleteSectionTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/SectionTemplate/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** What uses one of the section templates */
        get: operations["listSectionTemplateReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/SectionTemplate/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One page of the versions of one of the section templates */
        get: operations["listSectionTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/SectionTemplate/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /** One of the section templates as it was */
        get: operations["getSectionTemplateVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/SectionTemplate/{id}/markInProduction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks a section template in production
         * @description It can no longer be deleted then, and can only be made inactive. It cannot be taken back.
         */
        post: operations["markSectionTemplateInProduction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectionTemplateUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the document of one of the section templates
         * @description Up to 50 MiB, of the types doc, docx, pdf, rtf or html, by its content; a docx must be whole and unpack to no more than 256 MiB. Its
         *     name must be possible on every file system. Other types, and what a scanner finds harmful, answer 415. When it is refused, nothing is
         *     stored, and the document from before stays.
         */
        post: operations["uploadSectionDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sectionTemplateDownload/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the document is called.
                 * @example Cover letter.docx
                 */
                fileName: string;
            };
            cookie?: never;
        };
        /**
         * Downloads a document of one of the section templates
         * @description The browser makes this call itself, so the single-use token replaces the client id.
         */
        get: operations["downloadSectionDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/StateRate/List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All state rates
         * @description The rows are one document: its ETag is that of all of them, `"0.0"` while nothing was saved. For events it is
         *     `/StateRate:studio`, for actions also `/StateRate:null`.
         */
        get: operations["listStateRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/StateRate/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces all state rates
         * @description Rows that are new have negative ids of their own, and get lasting ones; a row that is not sent is deleted. When If-Match
         *     names an earlier version, what was changed since is merged row by row; a row that both sides changed, each in its own way,
         *     answers 412. Every row must be whole; what it had in the version of If-Match stays allowed, and so does an earlier short name of its
         *     product. Bodies may have 16 MiB.
         */
        post: operations["updateStateRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/StateRate/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State rates by their location, product and status
         * @description For a palette that leads to single rates. Those whose codes are words of the text come first; those of a location come
         *     together, its products in order, each with its latest rate first.
         */
        get: operations["searchStateRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/StateRate/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the versions of the rate status */
        get: operations["listStateRateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/StateRate/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /** The rate status as it was */
        get: operations["getStateRateVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the roles of a user type may do
         * @description Every authorization that users of the type may have, in the order of the descriptions, and for each role whether it allows it. There is one
         *     such object for each user type; for events and actions it is `/Permission:{userType}`.
         */
        get: operations["getPermissions"];
        put?: never;
        /**
         * Saves what the roles of a user type may do
         * @description The object as reading it answers it, with other values of `authorizationAssigned`. What is not sent stays as it is; roles and
         *     authorizations that there are not are refused. Users may do what is saved with their next call, in sessions that are open, too.
         *     An authorization that users of the type cannot have is refused with its row (422). The caller must hold what a role is given, if it is a
         *     permission of the console or an authorization that the caller's own user type may have (403, with `permission`). 409, and nothing is saved,
         *     when no user would be left who can sign in and holds MANAGE_PERMISSIONS and MODIFY_CONFIG_BACKUP_RESTORE, and before there was one
         *     (`/problems/nobody-left`), or when the caller would lose permissions that they could not grant themselves again, and has not confirmed that
         *     (`/problems/self-removal`, with `permissions`).
         */
        post: operations["updatePermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Permission/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the users of a user type, with their roles
         * @description In the order of their names. The answer also has what a save of the permissions by the caller depends on.
         */
        get: operations["listPermissionUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Permission/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the versions of the permissions of a user type */
        get: operations["listPermissionVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Permission/versions/{version}": {
        parameters: {
            query: {
                /**
                 * @description 1 Agency/Brokerage, 2 Service Team, 3 System, 4 Underwriting.
                 * @example 4
                 */
                userType: components["parameters"]["UserType"];
            };
            header?: never;
            path: {
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /** The permissions of a user type as they were */
        get: operations["getPermissionVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ConfiguredFile/List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The files and icons
         * @description All of them, up to 500; where `totalRecords` says that there are more, `startIndex` asks for the rest.
         */
        get: operations["listConfiguredFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ConfiguredFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a file
         * @description Takes one file of as many MiB as the preference `uploads.largestFileMiB` says, 25 at first, of the types that the preference `system.allowedFilesAndIconsTypes` names, recognised by its content and not by its
         *     name: png, jpg, gif, svg, ico and pdf unless it says otherwise. Its name must be possible on every file system. A picture must have a size that can be read, an SVG must be
         *     well-formed XML in UTF-8 without a document type that declares anything. Other files, and what a scanner finds harmful, answer 422. When anything is
         *     refused, or the connection ends too soon, nothing is stored. Names are unique.
         */
        post: operations["createConfiguredFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ConfiguredFile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Downloads files and icons as an initialization file
         * @description Takes ids, or a filter with exceptions and the number of objects the user saw. When the filter no longer matches
         *     that number, 409, and nothing is sent. Ids that do not exist answer 422, one error for each. The filter is that of the
         *     list.
         */
        post: operations["exportConfiguredFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ConfiguredFile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One of the files and icons */
        get: operations["getConfiguredFile"];
        put?: never;
        /**
         * Replaces one of the files and icons, or its properties
         * @description With a part `data` the file becomes another one, under the rules for adding one; without it only the properties change. What a parameter does not say stays as it is.
         *     The former file stays in the history: `fileVersion` brings it back. A file that the product requires, and one of no group, cannot be saved
         *     without a file. A call that changes nothing makes no new version.
         */
        post: operations["updateConfiguredFile"];
        /**
         * Deletes one of the files and icons
         * @description One that belongs to a group of the product answers 409; only its file can be replaced, or taken away where it is not required.
         */
        delete: operations["deleteConfiguredFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ConfiguredFile/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** What uses one of the files and icons */
        get: operations["listConfiguredFileReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ConfiguredFile/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** One page of the versions of one of the files and icons */
        get: operations["listConfiguredFileVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ConfiguredFile/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /** One of the files and icons as it was */
        get: operations["getConfiguredFileVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/ConfiguredFile/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /**
         * The bytes of one of the files and icons
         * @description The browser makes this call itself, as the source of a picture, so the cookie alone is asked for.
         */
        get: operations["getConfiguredFileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuredFileDownload/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the file is called.
                 * @example handbook.pdf
                 */
                fileName: string;
            };
            cookie?: never;
        };
        /**
         * Downloads one of the files and icons
         * @description The browser makes this call itself, so the single-use token replaces the client id.
         */
        get: operations["downloadConfiguredFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{slot}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which of the pictures that the console shows to everybody. `brand-mark`, `brand-mark-dark`, `favicon` or `sign-in-picture`.
                 * @example brand-mark
                 */
                slot: string;
            };
            cookie?: never;
        };
        /**
         * A picture that the console shows before anybody has signed in
         * @description Public. Browsers keep it and ask each time whether it still holds.
         */
        get: operations["getBrandPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/User/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who can be chosen as a recipient of an e-mail template */
        get: operations["listRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/NotificationPlaceholder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the product fills in where a message has a placeholder
         * @description A placeholder is a name between double braces, such as `{{insuredName}}`. Others stay as they are when a message is sent.
         */
        get: operations["listPlaceholders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/database/DatabaseDownloadServlet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads the backup of a section
         * @description Needs MODIFY_CONFIG_BACKUP_RESTORE, and MANAGE_PERMISSIONS for roles and users, which All holds too. Form templates come with their sets. The browser makes this call itself, so the single-use token replaces the client id.
         */
        get: operations["downloadSection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/databaseUpload/databaseUploadServlet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores an initialization file, or tells what restoring it would do
         * @description Needs MODIFY_CONFIG_BACKUP_RESTORE, and the permissions that writing the file's kinds takes. A file with roles or users
         *     must not bring in a permission that the caller does not hold: 403 names it. It is refused when no user would be left who can manage
         *     permissions, or when the caller would lose MANAGE_PERMISSIONS. Takes up to 50 MiB of a `.dbinit` or `.xml` file in the format of
         *     `docs/schema/studio-dbinit.xsd`, UTF-8, without a document type declaration. All in one transaction: on any
         *     refusal nothing changes. `REFRESH` updates what exists and adds what does not, `INSERT` adds what does not exist
         *     and leaves the rest, `CLEAN_INSERT` empties the sections that the file names and adds what it holds.
         *
         *     With `mode=plan` the same validators run and nothing is written: the answer says what would be done, refusals
         *     included. With `mode=unmarshal` a file with refusals answers 422 with the same report.
         */
        post: operations["restoreSections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classCodeUpload/ClassCodeUploadServlet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports class codes from a tab-delimited file
         * @description Needs MODIFY_CONFIG_IMPORT_DATA. Takes a `.txt` file as spreadsheets save it: UTF-8 with or without a byte order mark, or
         *     UTF-16 with one; what is neither is read as Windows-1252, and the message says so. A code, a tab, a
         *     description, then further columns that are kept as attributes; the first line may be a header, which names them.
         *     Blank lines are skipped. A cell in quotes may hold tabs, line breaks and doubled quotes; it becomes one line. The codes become the
         *     items of the Static data set 'Class Codes', with code and description as label and the code as value; it is
         *     created when it does not exist, and keeps its settings when it does. Up to 50 MiB, 100,000 codes, 100 characters
         *     in a code, 1,000 in a description or another column, and 50 columns. With status -1 nothing has changed and the
         *     message names the first bad line and why.
         */
        post: operations["importClassCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classCodeUpload/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells what importing class codes would do
         * @description Needs MODIFY_CONFIG_IMPORT_DATA, and MANAGE_DATASETS as the import does. Takes the same file, reads it as the import
         *     reads it, and writes nothing. `refusal` is what the import would answer with status -1; then nothing is counted.
         */
        post: operations["planClassCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Audit/configurationLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the detailed history
         * @description Needs VIEW_CONFIG_DETAILED_HISTORY. The log holds every change, sign-in, import, export and restore.
         */
        get: operations["listConfigurationLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Audit/configurationLogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One entry of the detailed history, with what changed field by field
         * @description Needs VIEW_CONFIG_DETAILED_HISTORY.
         */
        get: operations["getConfigurationLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auditLogData/DetailedHistory.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads the detailed history as .csv
         * @description Needs VIEW_CONFIG_DETAILED_HISTORY. RFC 4180 with a byte order mark, times in UTC; a cell that a spreadsheet would run begins with an apostrophe, in quotes, so that it does not. The whole log on the filter, not a page of it.
         */
        get: operations["downloadHistoryCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auditLogData/DetailedHistory.xls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads the detailed history as .xls
         * @description Needs VIEW_CONFIG_DETAILED_HISTORY. A workbook of Excel 97 to 2003 (BIFF8), with dates as dates, in UTC. The whole log on the filter, not a page of it; after 65,535 entries it goes on in a further sheet.
         */
        get: operations["downloadHistoryXls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Integration/generateDataDictionary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes the data dictionary
         * @description Needs AUTHORIZATION_GENERATE_DATA_DICTIONARY. The dictionary lists every form field, data set and rule with what
         *     it refers to. It is kept on the server; the ten latest stay.
         */
        post: operations["generateDataDictionary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/Integration/dataDictionary/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads a data dictionary
         * @description Needs AUTHORIZATION_GENERATE_DATA_DICTIONARY.
         */
        get: operations["downloadDataDictionary"];
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
        /** @description The service's state. */
        Health: {
            /** @constant */
            status: "ready";
            /** @description Whether demo users can sign in with their demo password here. */
            demo: boolean;
        };
        /** @description A password or an external token. */
        Credentials: components["schemas"]["PasswordCredentials"] | components["schemas"]["ExternalCredentials"];
        PasswordCredentials: {
            username: string;
            password: string;
        };
        ExternalCredentials: {
            /** @description A JWT of the configured issuer. */
            externalToken: string;
        };
        /** @description What a client keeps of a session. */
        Session: {
            /** @description Goes into X-Client-Id of every call. */
            clientId: string;
            user: components["schemas"]["UserName"];
            /** @description When the session ends unless it is refreshed. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        SignInOptions: {
            /** @description The names of the users that still have the demo password; none unless they can sign in here. */
            demoUsers: string[];
            /** @description Whether external tokens are accepted. */
            singleSignOn: boolean;
        };
        UserName: {
            id: string;
            username: string;
            /** @description The name to show. */
            name: string;
        };
        TemporaryToken: {
            token: string;
            expiresAt: components["schemas"]["Timestamp"];
        };
        CurrentUser: {
            user: components["schemas"]["UserName"];
            /** @enum {string} */
            loginType: "password" | "sso";
            /** @description Where the user works; null when that is not known. */
            organization: components["schemas"]["OrganizationName"] | null;
            /** @description The permissions the user holds. */
            authorizationKeys: components["schemas"]["AuthorizationKey"][];
        };
        /** @enum {string} */
        AuthorizationKey: "MANAGE_CONFIG_SECTION_TEMPLATES" | "MANAGE_CUSTOM_FILES_AND_ICONS" | "MANAGE_BA_STUDIO_PREFERENCES" | "MANAGE_DATASETS" | "VIEW_CONFIG_DETAILED_HISTORY" | "MODIFY_CONFIG_BACKUP_RESTORE" | "MODIFY_CONFIG_IMPORT_DATA" | "AUTHORIZATION_GENERATE_DATA_DICTIONARY" | "AUTHORIZATION_CONFIGURATOR_MANAGE_PRODUCT_TEMPLATES" | "MANAGE_FORM_RULES" | "MANAGE_FORMS" | "MANAGE_PERMISSIONS" | "MANAGE_POPUP_NOTIFICATIONS" | "MANAGE_RULES" | "MODIFY_CONFIG_AGENCY_BROKERAGE" | "MODIFY_CONFIG_CARRIERS" | "MODIFY_CONFIG_EMAIL" | "MODIFY_CONFIG_MGA_AGENCY_BROKERAGE" | "MODIFY_CONFIG_MGA_CARRIERS" | "MODIFY_SCORING_CONFIGURATION" | "MODIFY_STATE_RATES";
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
        };
        UserCard: {
            id: string;
            name: string;
            /** @description Whether a live session of the user has made a call within the last 5 minutes; null for `system`, who is no person. */
            availableToChat: boolean | null;
            phoneNumber: string | null;
            cellPhoneNumber: string | null;
            faxNumber: string | null;
            emailAddress: string | null;
        };
        AdminFunction: {
            /** @description Which function; the console's table says which screen opens. */
            key: string;
            label: string;
            /** @description The heading under which it is listed. */
            group: string;
            subTabs: components["schemas"]["AdminSubTab"][];
        };
        /** @description What was found of a kind. */
        FoundGroup: {
            /** @description What addresses of the kind's objects begin with. */
            ownerUri: string;
            /** @description What several of its objects are called. */
            plural: string;
            records: components["schemas"]["FoundObject"][];
            totalRecords: number;
        };
        FoundObject: {
            /** @description The owner URI, a colon, and the name or id that addresses the object. */
            uri: string;
            name: string;
        };
        AdminSubTab: {
            key: string;
            label: string;
        };
        Preferences: {
            [key: string]: string;
        };
        Translations: {
            [key: string]: string;
        };
        Action: {
            /** @description What the button says, and which handler it runs. */
            name: string;
            enabled: boolean;
            /** @description Why the action is disabled; empty for one that is enabled. */
            notes: string;
        };
        /**
         * @description 0 Static, 1 Custom, 2 Product/Field Dependent, 3 Repeating Form.
         * @enum {integer}
         */
        DataSetType: 0 | 1 | 2 | 3;
        DataSetSummary: {
            /** @description The same as the name. */
            id: string;
            name: string;
            type: components["schemas"]["DataSetType"];
            description: string;
            /** @description The name of the last editor. */
            lastModifiedBy: string;
            lastModifiedById: string;
            timeLastModified: components["schemas"]["Timestamp"];
            version: number;
        };
        DataSetPage: {
            records: components["schemas"]["DataSetSummary"][];
            totalRecords: number;
        };
        /** @description What both reading and writing carry. */
        DataSetSettings: {
            name: string;
            /** @default  */
            description: string;
            type: components["schemas"]["DataSetType"];
            /**
             * @description Null for static sets.
             * @default null
             */
            dynamicDefault: boolean | null;
            /**
             * @description Whether the server searches while the user types.
             * @default false
             */
            supportSearch: boolean;
            /**
             * @description Characters before a search starts.
             * @default 3
             */
            minSearchStringLength: number;
            /** @default null */
            generatorBeanName: string | null;
            /** @default null */
            repeatingFormTemplateUniqueName: string | null;
            /** @default null */
            clearInvalidFieldValue: boolean | null;
        };
        /** @description A data set as the server answers it. */
        DataSet: components["schemas"]["DataSetSettings"] & {
            /** @description The system needs this set; it can be neither renamed nor deleted. */
            required: boolean;
            items: components["schemas"]["DataItem"][];
            dynamicDataSetDependency: components["schemas"]["DataSetDependency"] | null;
            /** @description The name of the last editor. */
            lastModifiedBy: string;
            lastModifiedById: string;
            timeLastModified: components["schemas"]["Timestamp"];
            version: number;
        };
        /**
         * @description A data set as a client sends it, which may be what GET answered. Properties that only the server gives may be sent and
         *     are ignored; those with a default may be left out.
         */
        DataSetWrite: components["schemas"]["DataSetSettings"] & {
            /**
             * @description The items; a new set has none when they are left out. Types 1 and 2 send `enhancedDynamicDataItems` instead, which wins where
             *     both are sent.
             */
            items?: components["schemas"]["DataItem"][];
            /** @description Types 1 and 2 only. Left out, `items` are the items. */
            enhancedDynamicDataItems?: components["schemas"]["DataItem"][];
            /** @description Types 1 and 2. Left out, it is `dynamicDataSetDependency`. */
            dependency?: components["schemas"]["DataSetDependency"] | null;
            /** @description What GET calls the dependency. Ignored where `dependency` is sent; where neither is, a new set depends on nothing. */
            dynamicDataSetDependency?: components["schemas"]["DataSetDependency"] | null;
            readonly required?: unknown;
            readonly lastModifiedBy?: unknown;
            readonly lastModifiedById?: unknown;
            readonly timeLastModified?: unknown;
            readonly version?: unknown;
        };
        Version: {
            version: number;
            /** @description The ETag of this version. */
            etag: string;
            action: components["schemas"]["VersionAction"];
            /** @description The object's name in this version. */
            name: string;
            /** @description The name of who saved it, as it is now. */
            author: string;
            authorId: string;
            time: components["schemas"]["Timestamp"];
        };
        /**
         * @description How the version came about; `follow` because something that the object refers to was renamed.
         * @enum {string}
         */
        VersionAction: "create" | "update" | "rename" | "follow";
        VersionPage: {
            records: components["schemas"]["Version"][];
            totalRecords: number;
        };
        /** @description The data of each event, by the event's name. */
        ObjectEvents: {
            current: components["schemas"]["CurrentEvent"];
            saved: components["schemas"]["SavedEvent"];
            deleted: components["schemas"]["DeletedEvent"];
            here: components["schemas"]["HereEvent"];
            changes: components["schemas"]["ChangesEvent"];
            kind: components["schemas"]["KindEvent"];
        };
        CurrentEvent: {
            /** @description As it was asked with. */
            uri: string;
            /** @description The name that the object has now; another one when it was renamed. Null when there is none. */
            name: string | null;
            /** @description The current version; null when there is none. */
            etag: string | null;
            /** @description Who deleted it; null while it exists or when it never did. */
            author: string | null;
            authorId: string | null;
            /** @description When it was deleted; null while it exists or when it never did. */
            time: components["schemas"]["Timestamp"] | null;
        };
        SavedEvent: {
            /** @description As it was asked with. */
            uri: string;
            /** @description The name that the object has now; another one when this renamed it. */
            name: string;
            etag: string;
            version: number;
            author: string;
            authorId: string;
            time: components["schemas"]["Timestamp"];
            /** @description The X-Client-Tag of the write. */
            clientTag: string | null;
        };
        DeletedEvent: {
            /** @description As it was asked with. */
            uri: string;
            author: string;
            authorId: string;
            time: components["schemas"]["Timestamp"];
            /** @description The X-Client-Tag of the write. */
            clientTag: string | null;
        };
        HereEvent: {
            /** @description As it was asked with. */
            uri: string;
            /** @description Ordered by name. */
            people: components["schemas"]["PersonHere"][];
        };
        ChangesEvent: {
            /** @description As it was asked with. */
            uri: string;
            /** @description What is being changed; null when nothing is any more. */
            changes: components["schemas"]["ChangesUnderWay"] | null;
            /** @description The X-Client-Tag of the call that changed it; null where that is not known. */
            clientTag: string | null;
        };
        ChangesUnderWay: {
            startedBy: components["schemas"]["Editor"];
            timeStarted: components["schemas"]["Timestamp"];
            /** @description Counts what was saved. */
            revision: number;
            /** @description Whether they are the caller's. */
            isOwn: boolean;
        };
        KindEvent: {
            /** @description As it was asked with. */
            uri: string;
            /** @description Another one than before when an object of the kind was made, saved or deleted; 0 before the first. */
            revision: number;
            /**
             * @description The version that this change saved, as the answer of the write has it. Null after a deletion, and where no single
             *     version is meant, such as in the first event. A change that saves several objects names one of them.
             */
            etag: string | null;
        };
        PersonHere: {
            userId: string;
            name: string;
            /** @description In how many sessions, such as browsers, the person has it open. */
            sessions: number;
            /** @description Whether it is the user whose stream this is. */
            isSelf: boolean;
        };
        DataItem: {
            /** @description Shown as Label. Unique within the set when trimmed. */
            name: string;
            /** @description Unique within the set when trimmed. */
            value: string;
            /** @description The group's name; empty for the unnamed group. */
            grouping: string;
            /** @description Position across all groups; the server numbers anew from 0. */
            ordering: number;
            /** @description Type 2 only; unique within the set. The lowest one that the criteria allow is the default. */
            defaultPrecedence?: number | null;
            /** @description Types 1 and 2 only; when the item is offered. */
            enhancedDynamicDataItemCriteriaList?: components["schemas"]["DataItemCriteria"][];
            /**
             * @description What came with the item from an import, such as the further columns of class codes; 100 at most. Saving an item
             *     without this keeps what the stored item of the same value has; an empty object takes it away. Left out where
             *     there is none.
             */
            attributes?: {
                [key: string]: string;
            };
        };
        DataItemCriteria: {
            /** @description Answered by the server; what a client sends is not read. */
            dataSetName: string;
            /** @description The value of the item it applies to, answered by the server; what a client sends is not read. */
            value: string;
            productName: string | null;
            fieldValue1: string | null;
            fieldValue2: string | null;
            fieldValue3: string | null;
            ordering: number;
        };
        DataSetDependency: {
            productDependent: boolean;
            sourceFieldDependencies: components["schemas"]["SourceFieldDependency"][];
        };
        SourceFieldDependency: {
            formTemplateUniqueName: string;
            fieldName: string;
            /** @description Form and field joined by a vertical bar. */
            key: string;
        };
        ItemPage: {
            records: components["schemas"]["DataItem"][];
            totalRecords: number;
            /**
             * @description The value of the item that is the default, of all that are offered, whatever is searched and whichever page is
             *     asked for; null for none. Only Product/Field Dependent sets have one.
             */
            defaultValue: string | null;
            /** @description Characters before choosing an item searches on the server; null for a set whose items are loaded whole. */
            minSearchStringLength: number | null;
        };
        PreferenceList: components["schemas"]["Preference"][];
        /** @enum {string} */
        PreferenceDataType: "boolean" | "numeric" | "string" | "single-select enum" | "multi-select enum";
        /** @description What an administrator sets for the whole studio. */
        Preference: {
            name: string;
            /** @description Empty for none. */
            category: string;
            shortDescription: string;
            completeDescription: string;
            /** @description As text; several are joined by '::'. */
            value: string;
            /** @description What the value is while it is unchanged. */
            defaultValue: string;
            dataType: components["schemas"]["PreferenceDataType"];
            /** @description Whose items a select offers. */
            dataSetName: string | null;
            /** @description The least number. */
            minimum: number | null;
            /** @description The greatest number. */
            maximum: number | null;
            /** @description Whether a number must be whole. */
            isWhole: boolean;
            /** @description Which addresses a text may be unless it is empty: of a page of this server such as `/help/`, of one on the web, or of mail. Null where it is any text. */
            addresses: ("page" | "web" | "mail")[] | null;
            /** @description Whether consoles obey it. */
            isForConsole: boolean;
        };
        /** @description A value that is saved. What only the server says is ignored. */
        PreferenceWrite: {
            name: string;
            value: string;
            readonly category?: unknown;
            readonly shortDescription?: unknown;
            readonly completeDescription?: unknown;
            readonly defaultValue?: unknown;
            readonly dataType?: unknown;
            readonly dataSetName?: unknown;
            readonly minimum?: unknown;
            readonly maximum?: unknown;
            readonly isWhole?: unknown;
            readonly addresses?: unknown;
            readonly isForConsole?: unknown;
        };
        /** @description What the roles of a user type may do. */
        Permissions: {
            /** @enum {integer} */
            userType: 1 | 2 | 3 | 4;
            /** @description Unique, in the order of the columns. */
            roleNames: string[];
            authorizationSummaries: components["schemas"]["AuthorizationSummary"][];
            lastModifiedBy: components["schemas"]["Editor"];
            timeLastModified: components["schemas"]["Timestamp"];
            version: number;
        };
        /** @description An authorization, and which roles allow it. */
        AuthorizationSummary: {
            /** @description Its key. */
            authorization: string;
            /** @description What people call it. */
            description: string;
            /** @description In the order of the role names. */
            assignedAuthorizationSummaries: components["schemas"]["AssignedAuthorizationSummary"][];
        };
        AssignedAuthorizationSummary: {
            /** @description The name of the role. */
            roleDescription: string;
            authorizationAssigned: boolean;
        };
        PermissionsWrite: {
            /** @enum {integer} */
            userType: 1 | 2 | 3 | 4;
            roleNames: string[];
            authorizationSummaries: components["schemas"]["AuthorizationSummary"][];
            readonly lastModifiedBy?: components["schemas"]["Editor"];
            readonly timeLastModified?: components["schemas"]["Timestamp"];
            readonly version?: number;
        };
        PermissionUser: {
            id: string;
            name: string;
            /** @description Null for users who do not sign in with a name. */
            username: string | null;
            roleNames: string[];
            /** @description With a password, or by single sign-on where that is configured. */
            canSignIn: boolean;
        };
        PermissionUserPage: {
            records: components["schemas"]["PermissionUser"][];
            totalRecords: number;
            /**
             * @description Whether a user of another type can sign in and holds MANAGE_PERMISSIONS and MODIFY_CONFIG_BACKUP_RESTORE, so that no save of these
             *     permissions locks everybody out.
             */
            isKeptElsewhere: boolean;
            /** @description The keys of the authorizations that the caller cannot give to roles of the user type. */
            withheld: string[];
        };
        StateRateList: components["schemas"]["StateRate"][];
        /** @description The status of a product's rates in a location, for a time. */
        StateRate: {
            id: number;
            /** @description The value of an item of the data set 'Rate Status Locations'. */
            state: string;
            /** @description The group of that item. */
            country: string | null;
            /** @description The short name of a product; of one that is gone its name. */
            productTemplateShortName: string;
            /** @description The value of an item of the data set 'State Rate Statuses'. */
            status: number;
            /** @description UTC midnight. */
            effectiveDateRangeBegin: number;
            /** @description UTC midnight; the day is the last one. */
            effectiveDateRangeEnd: number;
            /** @description Follows from the status. */
            rateApproved: boolean;
            /** @description What the row is a part of. */
            objectUri: string;
            uri: string;
        };
        /** @description State rates that were found. */
        FoundStateRates: {
            records: components["schemas"]["FoundStateRate"][];
            /** @description How many match in all. */
            totalRecords: number;
        };
        /** @description A state rate with the names that the screen shows; a code where nothing has that name any more. */
        FoundStateRate: {
            id: number;
            location: string;
            product: string;
            status: string;
            /** @description UTC midnight. */
            effectiveDateRangeBegin: number;
            /** @description UTC midnight; the day is the last one. */
            effectiveDateRangeEnd: number;
        };
        /** @description A row that is saved. Nulls are taken where something is missing, and reported as that. */
        StateRateWrite: {
            /** @description Negative for a new row. */
            id: number;
            state: string | null;
            readonly country?: string | null;
            productTemplateShortName: string | null;
            status: number | null;
            effectiveDateRangeBegin: number | null;
            effectiveDateRangeEnd: number | null;
            readonly rateApproved?: boolean | null;
            readonly objectUri?: string | null;
            readonly uri?: string | null;
        };
        Reference: {
            /**
             * @description 1 Form template, 2 Field, 3 Rule, 4 Data set, 5 Product template, 6 Rate status, 7 Scoring rule, 8 Section template, 9 Organization,
             *     10 kept case of a rule set, 11 deployment of a rule set that decides now, 12 earlier deployments of one.
             * @enum {integer}
             */
            type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
            name: string;
            /** @description What people call it; left out where that is the name. */
            label?: string;
            version: string;
        };
        /** @description A filter that a user keeps. */
        SavedFilter: {
            id: string;
            name: string;
            filterUri: string;
        };
        /** @description Unique among the user's filters of the kind, ignoring case. White space around it is removed. */
        SavedFilterName: string;
        /** @description The kind's owner URI with a query string. Whether its keys are known is for the list to say. */
        SavedFilterUri: string;
        SavedFilterCreate: {
            name: components["schemas"]["SavedFilterName"];
            filterUri: components["schemas"]["SavedFilterUri"];
        };
        SavedFilterUpdate: {
            name?: components["schemas"]["SavedFilterName"];
            filterUri?: components["schemas"]["SavedFilterUri"];
            /** @description How many of the user's filters of the kind precede it; one that is too high puts it last. */
            position?: number;
        };
        /** @description Objects by name, or all on a filter. */
        BulkSelection: components["schemas"]["BulkIds"] | components["schemas"]["BulkFilter"];
        BulkIds: {
            ids: string[];
        };
        BulkFilter: {
            filterUri: string;
            excludedIds: string[];
            /** @description How many objects the filter matches, exclusions taken off. */
            expectedCount: number;
        };
        Organization: components["schemas"]["ObjectOrigin"] & {
            /**
             * @description 1 agency, 2 carrier, 3 MGA (carrier), 4 MGA agency.
             * @enum {integer}
             */
            organizationType: 1 | 2 | 3 | 4;
            /** @description Empty for a draft that has none yet. */
            name: string;
            /**
             * @description 0 inactive, 1 active, 2 draft.
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /** @description Whether its status is 2. */
            isDraftStatus: boolean;
            code: string | null;
            addressLine1: string | null;
            addressLine2: string | null;
            addressLine3: string | null;
            city: string | null;
            state: string | null;
            postalCode: string | null;
            phoneNumber: string | null;
            /** @description The id of the organization that it belongs to. */
            parentId: string | null;
            /** @description Null where there is none, and where it is gone; empty for a draft that has no name yet. */
            parentName: string | null;
            parentCode: string | null;
            /** @description HTML, which must be sanitised before it is shown; empty for none. */
            defaultEmailSignature: string;
        };
        EmailSignatureWrite: {
            /** @description HTML; empty for none. */
            emailSignature: string;
        };
        SignatureAttachment: {
            /** @description Its address, which a signature names it by. */
            url: string;
            fileName: string;
            /** @enum {string} */
            mediaType: "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "application/pdf";
            /** @description Bytes. */
            size: number;
        };
        /** @description That an agency may act for a carrier, or for an MGA. */
        LetterOfAuthority: {
            /** @description Unique among those of its issuer. */
            number: string;
            issuerId: string;
            issuerName: string;
            agencyId: string;
            /** @description Null when the agency is gone. */
            agencyName: string | null;
            /** @description The first day. */
            effective: string;
            /** @description The last day; null when it does not end. */
            expires: string | null;
            /** @description Where it holds; everywhere when there are none. */
            states: string[];
            /** @description The lines of business; all when there are none. */
            lines: string[];
            note: string | null;
        };
        LetterOfAuthorityPage: {
            records: components["schemas"]["LetterOfAuthority"][];
            totalRecords: number;
        };
        /** @description What an import of letters of authority would do. */
        LetterOfAuthorityPlan: {
            added: number;
            updated: number;
            /** @description How many are the same already. */
            unchanged: number;
            /** @description How many would not be imported. */
            failed: number;
            /** @description Identifies what would be done, `expectedPlan` of the import. */
            plan: string;
            /** @description The first 1,000 of them, failures first; then in the order of the file. */
            letters: components["schemas"]["PlannedLetter"][];
        };
        LetterImportProgress: {
            progress: {
                /** @enum {string} */
                step: "reading" | "importing";
                /** @description Letters of the file. */
                done: number;
                /** @description How many letters the file has; null until all of them were read. */
                total: number | null;
            } | null;
        };
        PlannedLetter: {
            /** @description Where it begins in the file; null when no place is to blame. */
            line: number | null;
            /** @description Null where it could not be read, and for the file itself. */
            number: string | null;
            /** @description Null, as the next one, where it is not known. */
            issuerName: string | null;
            agencyName: string | null;
            /** @enum {string} */
            fate: "added" | "updated" | "left" | "refused";
            /** @description Why it would not be imported; empty otherwise. */
            message: string;
        };
        /** @description Properties that only the server gives may be sent and are ignored. */
        OrganizationWrite: {
            name: string;
            /** @default null */
            code: string | null;
            /** @default null */
            addressLine1: string | null;
            /** @default null */
            addressLine2: string | null;
            /** @default null */
            addressLine3: string | null;
            /** @default null */
            city: string | null;
            /** @default null */
            state: string | null;
            /** @default null */
            postalCode: string | null;
            /** @default null */
            phoneNumber: string | null;
            /** @default null */
            parentId: string | null;
            readonly id?: unknown;
            readonly organizationType?: unknown;
            readonly status?: unknown;
            readonly isDraftStatus?: unknown;
            readonly parentName?: unknown;
            readonly parentCode?: unknown;
            readonly defaultEmailSignature?: unknown;
            readonly lastModifiedBy?: unknown;
            readonly timeLastModified?: unknown;
            readonly version?: unknown;
        };
        OrganizationSummary: components["schemas"]["ObjectOrigin"] & {
            name: string;
            /** @enum {integer} */
            organizationType: 1 | 2 | 3 | 4;
            /** @enum {integer} */
            status: 0 | 1 | 2;
            isDraftStatus: boolean;
            code: string | null;
            city: string | null;
            state: string | null;
            parentId: string | null;
            /** @description As that of an organization. */
            parentName: string | null;
        };
        OrganizationPage: {
            records: components["schemas"]["OrganizationSummary"][];
            totalRecords: number;
        };
        OrganizationStatusChange: {
            changed: number;
        };
        OrganizationChildren: {
            /** @description What the organization belongs to, the topmost first; what is gone is left out. */
            ancestors: components["schemas"]["OrganizationNode"][];
            records: (components["schemas"]["OrganizationNodeProperties"] & {
                /** @description How many organizations belong to it. */
                childCount: number;
            })[];
            totalRecords: number;
        };
        OrganizationNode: components["schemas"]["OrganizationNodeProperties"];
        OrganizationNodeProperties: {
            id: string;
            /** @description Empty for a draft without a name. */
            name: string;
            /** @description The agency number or carrier code. */
            code: string | null;
            /** @enum {integer} */
            organizationType: 1 | 2 | 3 | 4;
            /** @enum {integer} */
            status: 0 | 1 | 2;
        };
        MissingFieldsPage: {
            records: components["schemas"]["OrganizationMissingFields"][];
            totalRecords: number;
        };
        OrganizationMissingFields: {
            id: string;
            /** @description Empty for a draft without a name. */
            name: string;
            /** @description The agency number or carrier code. */
            code: string | null;
            /** @enum {integer} */
            organizationType: 1 | 2 | 3 | 4;
            /** @enum {integer} */
            status: 0 | 1 | 2;
            isDraftStatus: boolean;
            timeLastModified: components["schemas"]["Timestamp"];
            /** @description Required fields that are still missing. */
            requiredFieldCount: number;
            totalRequiredFieldCount: number;
            /** @description Those that lack values. */
            forms: components["schemas"]["FormMissingFields"][];
        };
        FormMissingFields: {
            id: string;
            name: string;
            formTemplateType: number;
            requiredFieldCount: number;
            totalRequiredFieldCount: number;
            /** @description The first value that is missing, in the order of the form. */
            first: {
                /** @description As in `missing` of the form. */
                path: (string | number)[];
                /** @description What people call the field. */
                label: string;
            };
        };
        /** @description What the picker was opened for. What the server does not know is ignored. */
        DynamicDataContext: {
            /** @description Keeps those that belong to this organization. */
            parentId?: string;
            /** @default false */
            includeInactive: boolean;
            /** @description What has been chosen already. */
            selectedIds?: string[];
        } & {
            [key: string]: unknown;
        };
        DynamicDataSource: {
            context?: components["schemas"]["DynamicDataContext"];
        };
        DynamicDataFilter: {
            dataName: string;
            filterType: number;
            title: string;
            /** @description What filters of it begin with, and under which they are saved. */
            ownerUri: string;
            /** @description The filter at first. */
            filterUri: string;
            columns: {
                key: string;
                label: string;
                sortable: boolean;
            }[];
            fields: {
                /** @description The key of the filter URI. */
                key: string;
                label: string;
                /** @enum {string} */
                type: "text" | "choice";
                /** @description Of a choice. */
                choices: {
                    value: string;
                    label: string;
                }[];
            }[];
            actions: {
                name: string;
                label: string;
                /**
                 * @description `choose` takes the choice, `none` an empty one where nothing fits. `several` is done with any number of items, however many of
                 *     them can be chosen.
                 * @enum {string}
                 */
                use: "choose" | "none" | "several";
            }[];
        };
        DynamicDataRequest: {
            /**
             * @default name
             * @enum {string}
             */
            sortBy: "name" | "city" | "state" | "parentName" | "code" | "status";
            /**
             * @default asc
             * @enum {string}
             */
            sortDirection: "asc" | "desc";
            /** @default 0 */
            startIndex: number;
            /** @default 25 */
            maxResults: number;
            context?: components["schemas"]["DynamicDataContext"];
        };
        /** @description By the keys of the columns, as people read it. */
        DynamicDataItem: {
            id: string;
        } & {
            [key: string]: string | null;
        };
        DynamicDataPage: {
            /** @description How many there are in all, whatever the page. */
            count: number;
            items: components["schemas"]["DynamicDataItem"][];
            /** @description Those of the context's `selectedIds` that are there. */
            selectedItems: components["schemas"]["DynamicDataItem"][];
        };
        DynamicDataAction: {
            /** @description The action of the path. */
            name: string;
            context?: components["schemas"]["DynamicDataContext"];
            count: number;
            items: components["schemas"]["DynamicDataItem"][];
            /** @description All on this filter are chosen, and `items` is empty. */
            filterUri?: string;
            excludedIds?: string[];
        };
        DynamicDataChoice: {
            name: string;
            count: number;
            items: components["schemas"]["DynamicDataItem"][];
            /** @description Of an export, CSV by the columns of the filter. */
            file?: {
                fileName: string;
                content: string;
            };
        };
        /** @description Values by the names of fields. Entries of a section that is filled in several times are under `section:` and the id of its first field. */
        FormValues: {
            [key: string]: components["schemas"]["FormValue"];
        };
        /** @description A text (a day is `yyyy-MM-dd`), on or off, several choices, the entries of what repeats, files (see `FormAttachment`), or nothing. */
        FormValue: string | boolean | null | (string | components["schemas"]["FormValues"])[];
        /** @description A stored file, as the value of an attachment names it. */
        FormAttachment: {
            /** @description Of the bytes, SHA-256 in base64url. */
            digest: string;
            fileName: string;
            mediaType: string;
            /** @description Bytes, as a text like all values of entries. */
            size: string;
        };
        FormSetId: {
            id: string;
        };
        FormSetForm: {
            id: string;
            values: components["schemas"]["FormValues"];
        };
        FormSetWrite: {
            forms: components["schemas"]["FormSetForm"][];
        };
        FormSet: {
            id: string;
            organizationId: string;
            /** @description Of the organization. */
            version: number;
            /** @description As they are without the changes. */
            forms: components["schemas"]["FormSetForm"][];
            /** @description What is being changed; null when nothing is. */
            changes: components["schemas"]["FormSetChanges"] | null;
        };
        FormSetChanges: {
            startedBy: components["schemas"]["Editor"];
            timeStarted: components["schemas"]["Timestamp"];
            timeSaved: components["schemas"]["Timestamp"];
            /** @description Counts what was saved. */
            revision: number;
            /** @description Whether the caller started them. */
            isOwn: boolean;
            /** @description As they will be once they are applied. */
            forms: components["schemas"]["FormSetForm"][];
        };
        OrganizationFormSummary: {
            id: string;
            name: string;
            formTemplateType: number;
            formTemplateDisplayName: string;
            /** @description Required fields that are still missing. */
            requiredFieldCount: number;
            totalRequiredFieldCount: number;
            children: components["schemas"]["OrganizationFormSummary"][];
        };
        OrganizationForm: {
            id: string;
            name: string;
            /** @description Null where its definition is gone. */
            formTemplateId: string | null;
            uniqueName: string;
            templateVersion: number;
            formTemplateType: number;
            formTemplateDisplayName: string;
            requiredFieldCount: number;
            totalRequiredFieldCount: number;
            values: components["schemas"]["FormValues"];
            /** @description Where required values are missing: the key of a section and the number of the entry from 0, where it repeats, before the name of the field. */
            missing: (string | number)[][];
        };
        UpgradedForms: {
            count: number;
            forms: {
                id: string;
                name: string;
                /** @description Null for a form that was added. */
                fromVersion: number | null;
                toVersion: number;
                /** @description Values that have no place any more. */
                lost: {
                    fieldName: string;
                    label: string;
                    entries: components["schemas"]["ValueEntries"];
                    /** @description As a person reads it. */
                    value: string;
                    reason: string;
                }[];
            }[];
        };
        /** @description The entries that a value is in, of a section that repeats and of a row repeater, the outermost first. Empty for a field that is filled in once. */
        ValueEntries: {
            /** @description Of the section or the repeater. Empty for one without a label. */
            label: string;
            number: number;
        }[];
        OrganizationVersionChanges: {
            forms: {
                id: string;
                name: string;
                /** @description The version of the form; null for a form that was added. */
                fromVersion: number | null;
                /** @description Null for a form that was removed. */
                toVersion: number | null;
                changes: {
                    fieldName: string;
                    /** @description The name of the field where it has none. */
                    label: string;
                    entries: components["schemas"]["ValueEntries"];
                    /** @description As a person reads it, as the next one; empty for nothing. */
                    before: string;
                    after: string;
                }[];
            }[];
            letters: {
                added: number;
                changed: number;
                removed: number;
            };
        };
        OrganizationName: {
            id: string;
            name: string;
        };
        OrganizationCard: {
            id: string;
            /**
             * @description 1 agency, 2 carrier, 3 MGA (carrier), 4 MGA agency.
             * @enum {integer}
             */
            organizationType: 1 | 2 | 3 | 4;
            name: string;
            code: string | null;
            addressLine1: string | null;
            addressLine2: string | null;
            addressLine3: string | null;
            city: string | null;
            state: string | null;
            postalCode: string | null;
            phoneNumber: string | null;
            parentName: string | null;
            parentCode: string | null;
        };
        GeneratorDefinition: {
            /** @description What a data set stores. */
            beanName: string;
            label: string;
        };
        RepeatingFormTemplate: {
            /** @description What a data set stores. */
            uniqueName: string;
            /** @description The display name. */
            name: string;
        };
        FormTemplateSummary: {
            id: string;
            lastModifiedBy: components["schemas"]["Editor"];
            timeLastModified: components["schemas"]["Timestamp"];
        } & {
            uniqueName: string;
            /** @description The display name. */
            name: string;
            displayName: string;
            type: components["schemas"]["FormTemplateTypeCode"];
            /** @description The version of the form under its unique name. */
            version: number;
            status: components["schemas"]["FormTemplateStatus"];
            valid: boolean;
            visibility: components["schemas"]["FormVisibility"];
            repeatable: boolean;
            /** @description The product templates that it is for, by name; none for all products. One that is gone has its name for an id. */
            productTemplates: components["schemas"]["ProductTemplateName"][];
            /** @description Their short names, in the same order. */
            productTemplateShortNames: string[];
        };
        FormTemplatePage: {
            records: components["schemas"]["FormTemplateSummary"][];
            totalRecords: number;
        };
        /**
         * @description 0 General, 1 Application, 2 Rating, 3 Quoting, 4 Pricing, 5 Underwriter Binding, 6 Agent Binding, 7 Issuance, 8 Binder, 9 Proposal,
         *     10 Endorsement, 11 Cancellation, 12 Reinstatement, 13 Agency/Brokerage Authority, 14 Renewal, 15 Non-Renewal, 16 Policy Change,
         *     17 Referral, 18 Declination, 19 Subjectivity, 20 Agent Quoting, 21 Carrier Authority, 22 MGA Authority, 23 Underwriting,
         *     24 Loss Control, 25 Premium Audit, 26 Billing, 27 Claims, 28 Policy Form, 29 Reinsurance, 30 Certificate, 31 Inspection, 32 Clearance,
         *     33 Rate Indication, 34 Agent Rating, 35 Rating Output, 36 Quote Output, 37 Policy Output, 38 Account, 39 Submission, 40 Prospect,
         *     41 Contact, 42 User, 43 Organization, 44 Task, 45 Note, 46 Document.
         */
        FormTemplateTypeCode: number;
        FormTemplateType: {
            type: components["schemas"]["FormTemplateTypeCode"];
            name: string;
            /** @description Whether its forms are for some product templates, or for all. */
            hasProducts: boolean;
            /** @description Whether its forms can be of a whole proposal. */
            hasProposalLevel: boolean;
            /** @description Whether its forms can be included in endorsements. */
            hasEndorsements: boolean;
            /** @description Whether its forms, when they repeat, can be linked to another form. */
            hasLinkForm: boolean;
        };
        FormTemplateLocks: {
            /** @description What of the form cannot change. It, and its fields, cannot be deleted either. */
            form: string[];
            /** @description Which settings of its fields, of whatever type, cannot change. */
            fields: string[];
            /** @description Which settings of fields that are added later have to be as they are by default. */
            newFields: string[];
        };
        /**
         * @description 0 Draft, 1 In Production, 2 Published.
         * @enum {integer}
         */
        FormTemplateStatus: 0 | 1 | 2;
        /**
         * @description Who sees at least one field of the form; `Both` when it has none.
         * @enum {string}
         */
        FormVisibility: "Agency" | "Carrier" | "Both" | "None";
        ProductTemplateName: {
            id: string;
            /** @description Ignored when it is sent. */
            name: string;
        };
        ProductTemplateChoice: {
            id: string;
            readonly name?: unknown;
        };
        /** @description Something that keeps a form template from being published. */
        FormTemplateFault: {
            /** @description The id of the template. */
            id: string;
            uniqueName: string;
            version: number;
            type: components["schemas"]["FormTemplateTypeCode"];
            /** @description A JSON pointer into the template. */
            pointer: string;
            message: string;
        };
        UIFormTemplate: components["schemas"]["ObjectOrigin"] & {
            formTemplate: components["schemas"]["FormTemplate"];
            ordering: number;
            /** @description Whether a rule decides if the form is shown. */
            conditional: boolean;
            formRepeatable: boolean;
            sortRepeatableFormNames: boolean;
            sections: components["schemas"]["FormSection"][];
            fieldRules: components["schemas"]["FormFieldRule"][];
            /** @description In the order in which they were kept. */
            cases: components["schemas"]["FormCase"][];
            triggerRule: components["schemas"]["FormTriggerRule"] | null;
            precedingFieldFormTemplateUniqueName: string | null;
            precedingFieldVariableName: string | null;
            /** @description What to say of the errors; null when there are none. */
            message: string | null;
            /** @description What was wrong with the form when it was saved, or its rules were checked, last; none when it is valid. */
            errors: components["schemas"]["FormTemplateFault"][];
        };
        /** @description Properties that only the server gives may be sent and are ignored. */
        UIFormTemplateWrite: {
            formTemplate: components["schemas"]["FormTemplateWrite"];
            /** @default -1 */
            ordering: number;
            /**
             * @description Of forms that are always required alone.
             * @default false
             */
            formRepeatable: boolean;
            /** @default false */
            sortRepeatableFormNames: boolean;
            /** @default [] */
            sections: components["schemas"]["FormSection"][];
            /** @default [] */
            fieldRules: components["schemas"]["FormFieldRule"][];
            /**
             * @description Kept cases of the form. They are no part of what a form template set publishes.
             * @default []
             */
            cases: components["schemas"]["FormCase"][];
            /**
             * @description What makes the form conditional; a supplemental form always has one.
             * @default null
             */
            triggerRule: components["schemas"]["FormTriggerRule"] | null;
            /**
             * @description Of supplemental forms alone.
             * @default null
             */
            precedingFieldFormTemplateUniqueName: string | null;
            /** @default null */
            precedingFieldVariableName: string | null;
            readonly id?: unknown;
            readonly conditional?: unknown;
            readonly message?: unknown;
            readonly errors?: unknown;
            readonly lastModifiedBy?: unknown;
            readonly timeLastModified?: unknown;
            readonly version?: unknown;
        };
        FormTemplate: {
            id: string;
            uniqueName: string;
            displayName: string;
            /** @description The version of the form under its unique name. */
            version: number;
            type: components["schemas"]["FormTemplateTypeCode"];
            status: components["schemas"]["FormTemplateStatus"];
            valid: boolean;
            visibility: components["schemas"]["FormVisibility"];
            /** @description False for a supplemental form. */
            root: boolean;
            includedInEndorsement: boolean;
            proposalLevel: boolean;
            /** @description A day: UTC midnight. */
            effectiveDateRangeBegin: number | null;
            effectiveDateRangeEnd: number | null;
            productTemplates: components["schemas"]["ProductTemplateName"][];
            appliesToAllProductTemplates: boolean;
            dynamicNameTemplate: string;
            staticName: string;
            allowDirectNavigation: boolean;
            linkFormTemplateUniqueName: string | null;
            flags: string;
            /** @description The fields in the order of the form; their settings are in the sections. */
            fieldTemplates: {
                id: number;
                variableName: string;
                type: number;
            }[];
        };
        FormTemplateWrite: {
            uniqueName: string;
            displayName: string;
            type: components["schemas"]["FormTemplateTypeCode"];
            /** @default true */
            root: boolean;
            /**
             * @description Of applications that are not supplemental alone.
             * @default false
             */
            includedInEndorsement: boolean;
            /** @default false */
            proposalLevel: boolean;
            effectiveDateRangeBegin?: components["schemas"]["Day"];
            effectiveDateRangeEnd?: components["schemas"]["Day"];
            /** @default [] */
            productTemplates: components["schemas"]["ProductTemplateChoice"][];
            /** @description Left out beside product templates, it is whether there are none. When it is true, they are not looked at. */
            appliesToAllProductTemplates?: boolean;
            /**
             * @description What each entry is called, of forms that repeat alone, as the next three. Variable names of fields of the form are in braces, such
             *     as `Building {buildingNumber}`. They follow when a field gets another name. One that is no field's is among `errors`.
             * @default
             */
            dynamicNameTemplate: string;
            /** @default  */
            staticName: string;
            /** @default true */
            allowDirectNavigation: boolean;
            /**
             * @description Of rating forms that repeat alone.
             * @default null
             */
            linkFormTemplateUniqueName: string | null;
            /** @default  */
            flags: string;
            readonly id?: unknown;
            readonly version?: unknown;
            readonly status?: unknown;
            readonly valid?: unknown;
            readonly visibility?: unknown;
            readonly fieldTemplates?: unknown;
        };
        /**
         * @description A day: UTC midnight in epoch milliseconds.
         * @default null
         */
        Day: number | null;
        FormSection: {
            /** @default  */
            label: string;
            /**
             * @description A section that is filled in several times.
             * @default false
             */
            repeating: boolean;
            rows: components["schemas"]["FormRow"][];
        };
        FormRow: {
            fields: components["schemas"]["UIField"][];
        };
        /** @description A field as it is shown. */
        UIField: {
            fieldTemplate: components["schemas"]["FieldTemplate"];
            /** @default  */
            label: string;
            /** @default  */
            flags: string;
            /** @default normal */
            fontStyle: string;
            /** @default top */
            labelPosition: string;
            /** @default  */
            tooltip: string;
            /** @default null */
            labelWidth: number | null;
            /** @default null */
            fieldWidth: number | null;
            /** @default true */
            agencyVisible: boolean;
            /** @default true */
            carrierVisible: boolean;
            /**
             * @description The product templates for which the field is shown; none for all.
             * @default []
             */
            productTemplates: components["schemas"]["ProductTemplateChoice"][];
            /** @default true */
            agencyEditable: boolean;
            /** @default true */
            carrierEditable: boolean;
            /** @default  */
            disableExpression: string;
            /**
             * @description 0 optional, 1 required, 2 as the expression says.
             * @default 0
             * @enum {integer}
             */
            requiredLevel: 0 | 1 | 2;
            /** @default  */
            requiredLevelExpression: string;
            /** @default  */
            regularExpression: string;
            /** @default any */
            numberDomain: string;
            /** @default false */
            allowNegative: boolean;
            /** @default  */
            rangeMin: string;
            /** @default  */
            rangeMax: string;
            /** @default  */
            rounding: string;
            /** @default false */
            dollarSign: boolean;
            /** @default null */
            maxChars: number | null;
            /** @default  */
            defaultValue: string;
            /** @default  */
            valueExpression: string;
            /** @default  */
            valueFormat: string;
            /** @default false */
            refreshable: boolean;
        };
        FieldTemplate: {
            /**
             * @description A number that tells the field from the fields of all forms. A text, or -1, is a new field, and is answered by the id that it
             *     was given. What is left of it after division by 131,072 is the field's own number in its form template: other versions of the template
             *     have the field under the same one, whatever they call it.
             * @default -1
             */
            id: number | string;
            /** @description Unique within the form. */
            variableName: string;
            /**
             * @description 0 Text Input, 1 Text Area, 2 Yes No Question, 3 Drop Down, 5 Check Box, 6 Check Box Group, 7 Calendar, 9 Label, 10 Row Repeater,
             *     12 Class Code Finder, 13 Radio Button Group, 14 Spacer, 17 Function Button, 20 Link Button, 21 Upload Attachment Button,
             *     24 Form Summary Grid. A Multi Select is a Drop Down whose options say `multiple`; a section is no field.
             */
            type: number;
            /**
             * @description Conditional: shown by a rule of the form.
             * @default false
             */
            hidden: boolean;
            /** @default null */
            triggerRuleName: string | null;
            /**
             * @description 1 hide, 0 delete.
             * @default 0
             * @enum {integer}
             */
            untriggerBehavior: 0 | 1;
            /** @default null */
            validator: string | null;
            /** @default null */
            linkFormTemplateUniqueName: string | null;
            /** @default null */
            linkVariableName: string | null;
            /** @default null */
            linkPropertyPath: string | null;
            /**
             * @description What only some types have, as an XML element that is well-formed.
             * @default null
             */
            options: string | null;
            /**
             * @description The data set that feeds the field.
             * @default null
             */
            dynamicDataSet: string | null;
            /** @default null */
            propertyExpression: string | null;
        };
        /** @description Shows the fields that name it while its condition holds. */
        FormFieldRule: {
            /** @description Unique within the form. */
            name: string;
            /** @default  */
            description: string;
            condition: components["schemas"]["RuleCondition"];
        };
        /** @description Shows the form while its condition holds. */
        FormTriggerRule: {
            /**
             * @default /Rule
             * @constant
             */
            objectUri: "/Rule";
            /**
             * @description The server names it after how the form is required.
             * @default
             */
            name: string;
            condition: components["schemas"]["RuleCondition"];
        };
        /**
         * @description 0 Inactive, 1 Active, 2 Invalid, 3 Debug. 4 is Debug as well, and is never answered.
         * @enum {integer}
         */
        RuleStatus: 0 | 1 | 2 | 3 | 4;
        RuleTag: {
            id: string;
            name: string;
        };
        /** @description A tag; one of the `type` custom is new. Quotes in its name are left out. */
        RuleTagWrite: {
            id?: string;
            name: string;
            type?: string;
        };
        /**
         * @description What follows from a rule, by its `kind`: `ParameterizedAction` (`expression` with blanks such as `{reason}`, `parameters` that fill them) or `RawAction`
         *     (`rawExpression`, and whether names of variables in it are replaced: `transformVariables`).
         */
        RuleAction: {
            /** @enum {string} */
            kind: "ParameterizedAction" | "RawAction";
            /** @description Tells the action from others of its rule. */
            id?: string;
            expression?: string;
            parameters?: {
                name: string;
                value: string;
                /** @description String, Boolean, Integer, Double, Date, or DataSetItem. */
                typeName: string;
                /** @description The data set whose items it takes. */
                expression?: string | null;
            }[];
            rawExpression?: string;
            transformVariables?: boolean;
        };
        Rule: components["schemas"]["ObjectOrigin"] & {
            /** @description May end in a suffix of '-#' and digits, which people are not shown. */
            name: string;
            description: string;
            /** @description The id of the rule set; null when it is gone. */
            parentId: string | null;
            /** @description Its first segment is the name of the rule set. */
            parentPath: string;
            ruleSetName: string;
            tags: components["schemas"]["RuleTag"][];
            priority: number;
            status: components["schemas"]["RuleStatus"];
            condition: components["schemas"]["RuleCondition"];
            actions: components["schemas"]["RuleAction"][];
            /** @constant */
            objectUri: "/Rule";
        };
        /** @description Properties that only the server gives may be sent and are ignored. */
        RuleWrite: {
            /** @description At most 100 characters, without the hidden suffix. */
            name: string;
            /** @default  */
            description: string;
            /** @description The name of a rule set. */
            ruleSetName: string;
            /** @default [] */
            tags: components["schemas"]["RuleTagWrite"][];
            /** @default 0 */
            priority: number;
            /**
             * @default {
             *       "kind": "CompositeCondition",
             *       "operator": "and",
             *       "subconditions": []
             *     }
             */
            condition: components["schemas"]["RuleCondition"];
            /** @default [] */
            actions: components["schemas"]["RuleAction"][];
            /** @description 0 makes a new rule inactive. Else it is ignored. */
            status?: unknown;
            readonly id?: unknown;
            readonly parentId?: unknown;
            readonly parentPath?: unknown;
            readonly objectUri?: unknown;
            readonly lastModifiedBy?: unknown;
            readonly timeLastModified?: unknown;
            readonly version?: unknown;
        };
        /** @description A rule as it is written, or of no rule set. Properties that only the server gives may be sent and are ignored. */
        RuleToReview: {
            name?: string;
            /** @default  */
            description: string;
            /** @description The name of a rule set. Default: it is in none. */
            ruleSetName?: string;
            /** @default [] */
            tags: components["schemas"]["RuleTagWrite"][];
            /** @default 0 */
            priority: number;
            /**
             * @default {
             *       "kind": "CompositeCondition",
             *       "operator": "and",
             *       "subconditions": []
             *     }
             */
            condition: components["schemas"]["RuleCondition"];
            /** @default [] */
            actions: components["schemas"]["RuleAction"][];
            readonly id?: unknown;
            readonly parentId?: unknown;
            readonly parentPath?: unknown;
            readonly status?: unknown;
            readonly objectUri?: unknown;
            readonly lastModifiedBy?: unknown;
            readonly timeLastModified?: unknown;
            readonly version?: unknown;
        };
        RuleSummary: components["schemas"]["ObjectOrigin"] & {
            name: string;
            description: string;
            parentId: string | null;
            ruleSetName: string;
            tags: string[];
            priority: number;
            status: components["schemas"]["RuleStatus"];
            deployment: components["schemas"]["RuleDeploymentState"];
        };
        RulePage: {
            records: components["schemas"]["RuleSummary"][];
            totalRecords: number;
        };
        /**
         * @description `deployed`: a redeploy would change nothing of the rule. `changed`: it decides otherwise, or is left out, once its set is redeployed. `notDeployed`: it is
         *     not deployed, and is not about to be unless it is in use.
         * @enum {string}
         */
        RuleDeploymentState: "deployed" | "changed" | "notDeployed";
        RuleDeployment: {
            state: components["schemas"]["RuleDeploymentState"];
            /** @description The deployment of its set; null without one. */
            number: number | null;
            /** @description When that was made, epoch milliseconds. */
            time: number | null;
            author: components["schemas"]["Editor"] | null;
            /** @description The rule as it is deployed; null when it is not. */
            rule: components["schemas"]["DeployedRule"] | null;
        };
        DeployedRule: {
            id: string;
            name: string;
            priority: number;
            condition: components["schemas"]["RuleCondition"];
            actions: components["schemas"]["RuleAction"][];
        };
        RuleSet: {
            id: string;
            name: string;
            description: string;
            /** @description Sets with a lower one are evaluated first. */
            ordering: number;
            ruleCount: number;
            /** @description How many rules a redeploy would change. */
            changedCount: number;
            /** @description The last one; null when the set was never deployed. */
            deployment: components["schemas"]["RuleSetDeployment"] | null;
        };
        RuleSetDeployment: {
            number: number;
            time: components["schemas"]["Timestamp"];
            author: components["schemas"]["Editor"];
            ruleCount: number;
            /** @description The deployment whose rules it holds again; null for one made of what was saved. */
            takenFrom: number | null;
        };
        RuleDeploymentPage: {
            records: components["schemas"]["RuleSetDeployment"][];
            totalRecords: number;
        };
        RuleSetsRedeployed: {
            numRuleSets: number;
            deployments: {
                ruleSetId: string;
                ruleSetName: string;
                number: number;
                ruleCount: number;
            }[];
        };
        RulesChanged: {
            changed: number;
            failures: {
                id: string;
                /** @description The id where the rule is gone. */
                name: string;
                message: string;
            }[];
        };
        RuleReview: {
            ruleText: string;
            errors: {
                /** @description JSON pointer into the rule. */
                pointer: string;
                message: string;
                /** @enum {string} */
                severity: "error" | "warning";
            }[];
        };
        RuleActionType: {
            name: string;
            label: string;
            template: components["schemas"]["RuleAction"];
        };
        ConditionType: {
            name: string;
            label: string;
            isAddable: boolean;
        };
        RuleOperator: {
            /** @description What is stored. */
            name: string;
            label: string;
            /**
             * @description How many values it compares with.
             * @enum {string}
             */
            operands: "none" | "one" | "many";
            /** @description The types of the left side that it suits; none for all. */
            types: string[];
        };
        RuleVariables: {
            variables: components["schemas"]["RuleVariable"][];
            /** @description A variable of a type that is stored with another method makes its rule Invalid. */
            methods: components["schemas"]["RuleVariableMethod"][];
        };
        RuleVariable: {
            name: string;
            /**
             * @description The type that all values of it in kept cases have; String where they have several, or none.
             * @enum {string}
             */
            typeName: "String" | "Boolean" | "Integer" | "Double" | "Date";
        };
        RuleVariableMethod: {
            /** @description The type of a variable. */
            typeName: string;
            /** @description What is stored as `variableMethod`. */
            name: string;
            label: string;
        };
        RuleField: {
            formTemplateUniqueName: string;
            fieldName: string;
            label: string;
            /** @description String, Boolean, Integer, Double, Date or ClassCode. */
            typeName: string;
        };
        SearchableValue: {
            /** @description The data set that it is an item of. */
            dataSetName: string;
            name: string;
            value: string;
        };
        RuleObjectProperty: {
            name: string;
            label: string;
            /** @description String, Boolean, Integer, Double or Date. */
            type: string;
        };
        RuleEvaluation: {
            ruleSetIds?: string[];
            /**
             * @description Which rules of the sets: a set that was never deployed has none.
             * @default deployed
             * @enum {string}
             */
            of: "deployed" | "saved";
            /** @description In place of rule sets, rules that need not be saved. */
            rules?: components["schemas"]["RuleWrite"][];
            cases: components["schemas"]["RuleCase"][];
            /**
             * @description Whether to tell condition by condition what became of each rule.
             * @default false
             */
            trace: boolean;
        };
        RuleCase: {
            name?: string;
            values: components["schemas"]["CaseValues"];
        };
        KeptCase: {
            /** @description Tells the case from others of its set. */
            id: string;
            /** @description Counts its changes from 1; 0 for one that is new. */
            version: number;
            name: string;
            values: components["schemas"]["CaseValues"];
            /** @description What rules should decide; nothing is expected of those that are not named. */
            expected: components["schemas"]["ExpectedOutcome"][];
            /** @description Who kept it, or changed it last. Absent of cases that came with the product, or from another server. */
            readonly lastModifiedBy?: components["schemas"]["Editor"];
            /** @description When that was. */
            readonly timeLastModified?: components["schemas"]["Timestamp"];
        };
        ExpectedOutcome: {
            ruleId: string;
            holds: boolean;
            /**
             * @description What should follow where the rule holds: in words, as decisions have them, of each action the first ones at least, such as `Refer`. Nothing is expected of other actions
             *     that follow.
             */
            actions?: string[];
        };
        KeptCases: {
            cases: components["schemas"]["KeptCase"][];
        };
        KeptCasesChange: {
            put: components["schemas"]["KeptCase"][];
            /** @description Ids. */
            remove: string[];
        };
        /** @description What a form is filled in with, kept with the form, and what is expected of it then. */
        FormCase: {
            /** @description Tells the case from others of its form. */
            id: string;
            name: string;
            values: components["schemas"]["CaseValues"];
            expected: components["schemas"]["FormExpectation"];
        };
        /** @description Nothing is expected of fields that are not named. */
        FormExpectation: {
            /** @description Whether fields are shown, by variable name. */
            shown: {
                [key: string]: boolean;
            };
            values: components["schemas"]["CaseValues"];
        };
        /** @description By key: `Form::field`, `Object.property`, or the name of a variable. */
        CaseValues: {
            [key: string]: (string | number | boolean | null) | (string | number | boolean | null)[];
        };
        RuleCaseLine: components["schemas"]["RuleCaseResult"] | components["schemas"]["RuleCasesSummary"];
        /** @description Has either a decision or a fault. */
        RuleCaseResult: {
            /** @description Of the file. */
            line: number;
            /** @description Of the case, if it has one. */
            name?: string;
            decision?: components["schemas"]["RuleDecision"];
            fault?: components["schemas"]["RuleCaseFault"];
        };
        RuleCaseFault: {
            /** @description A JSON pointer into the case. */
            pointer: string;
            /** @description Where the line stops being JSON; else null. */
            column: number | null;
            message: string;
        };
        RuleCasesSummary: {
            /** @description How many cases were decided. */
            caseCount: number;
            /** @description How many lines were none. */
            faultCount: number;
            /** @description How many rules were asked of each. */
            ruleCount: number;
        };
        RuleImpactQuery: {
            ruleSetIds?: string[];
            /** @description The number of a deployment; of a single rule set. */
            deployment?: number;
            /** @description Rules that are about to be made active or inactive; without rule sets and deployment. */
            switching?: {
                isActive: boolean;
                selection: components["schemas"]["BulkSelection"];
                /** @description As the rule is saved first; where one is selected, by its id. */
                rule?: components["schemas"]["RuleWrite"];
            };
        };
        RuleImpact: {
            /** @description How many cases are kept for the sets. */
            caseCount: number;
            /** @description How many of them would be decided otherwise. */
            changedCaseCount: number;
            /** @description In how many changes the outcome would not be the expected one. */
            brokenCount: number;
            /** @description The first 500, set by set, case by case. */
            changes: components["schemas"]["OutcomeChange"][];
        };
        OutcomeChange: {
            ruleSetId: string;
            ruleSetName: string;
            caseId: string;
            caseName: string;
            ruleId: string;
            ruleName: string;
            before: components["schemas"]["RuleOutcome"];
            after: components["schemas"]["RuleOutcome"];
            /** @description Whether the rule should hold; null where nothing is expected. */
            expected: boolean | null;
            /** @description Whether the later outcome is the expected one, with its actions; null where nothing is expected. */
            isAsExpected: boolean | null;
        };
        RuleOutcome: {
            /**
             * @description A rule that is not in use, or not deployed, does not hold.
             * @enum {string}
             */
            result: "holds" | "doesNotHold" | "error";
            /** @description What follows, in words. */
            actions: string[];
        };
        RuleDecisions: {
            /** @description How many rules were asked. */
            ruleCount: number;
            decisions: components["schemas"]["RuleDecision"][];
        };
        RuleDecision: {
            /** @description The rules that hold, in the order of evaluation, with what follows from them. */
            fired: {
                /** @description Its place, for a rule that was sent. */
                ruleId: string;
                ruleName: string;
                actions: {
                    id: string;
                    /** @description The action with its blanks filled. */
                    text: string;
                }[];
            }[];
            /** @description The rules that could not decide, because a value does not fit. They did not fire. */
            errors: {
                ruleId: string;
                ruleName: string;
                message: string;
            }[];
            /** @description Of every rule, when it was asked for. */
            traces?: {
                ruleId: string;
                ruleName: string;
                condition: components["schemas"]["ConditionTrace"];
            }[];
        };
        ConditionTrace: {
            /** @description What the rule calls the condition. */
            id: string | null;
            /** @enum {string} */
            result: "true" | "false" | "error";
            /** @description What the case says on the left side, or of the one key that a custom condition looks up; of several keys each with what it says, such as `stories: 8`. Null for no value. */
            value: unknown;
            /** @description Why it is an error. */
            message: string | null;
            of: components["schemas"]["ConditionTrace"][];
        };
        /**
         * @description A condition by its `kind`: `CompositeCondition` (`operator` and, or; `subconditions`), `UnaryCondition` (`operator` not; `subcondition`),
         *     `BinaryCondition` (`lhs`, `operatorName`, `rhs`), `ParameterizedCondition` (`parameters`, `expression`) or `RawCondition`
         *     (`rawExpression`). An empty condition is a `CompositeCondition` without subconditions.
         */
        RuleCondition: {
            /** @enum {string} */
            kind: "CompositeCondition" | "UnaryCondition" | "BinaryCondition" | "ParameterizedCondition" | "RawCondition";
            /** @description Tells the condition from others of its rule, whatever becomes of it. */
            id?: string;
            /** @enum {string} */
            operator?: "and" | "or" | "not";
            subconditions?: components["schemas"]["RuleCondition"][];
            subcondition?: components["schemas"]["RuleCondition"];
            operatorName?: string;
            rawExpression?: string;
        } & {
            [key: string]: unknown;
        };
        ComponentType: {
            name: string;
            label: string;
            fieldType: number;
            /** @description False for a section, which holds fields. */
            isField: boolean;
            /** @description The options of a new field. */
            options: string | null;
        };
        JavascriptBuilderOption: {
            /** @description What the reader sees. */
            name: string;
            /** @description What the script has: `sum`, `Math.round`, `&&`, `true`. */
            value: string;
            /** @enum {string} */
            type: "function" | "operator" | "constant";
            group: string;
            /** @description How many fields it takes: `1`, `Exactly 2`, `2+`; empty for none. */
            operandCount: string;
            applicableExpressions: ("disable" | "requiredLevel" | "value")[];
            /** @description It is not added to a script without a field. */
            isFieldRequired: boolean;
            /** @description What a call has behind its fields, such as a count: `1`. Missing for nothing. */
            furtherOperands?: string;
            /** @description What it does, in a sentence. */
            description: string;
        };
        ComponentSetting: {
            /** @description Unique among the settings of the type. */
            settingName: string;
            label: string;
            /** @enum {string} */
            group: "core" | "display" | "visibility" | "editability" | "required" | "validation" | "value" | "componentSpecific";
            /**
             * @description 0 text, 1 number, 2 boolean, 3 button, 4 radio, 5 dropdown, 6 checkbox, 7 multi-select.
             * @enum {integer}
             */
            inputType: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
            /** @description The property of the owning class that holds the value. */
            propertyName: string;
            /** @enum {string} */
            owningClass: "FieldTemplate" | "UIField" | "FormSection";
            value: components["schemas"]["SettingValue"];
            defaultValue: components["schemas"]["SettingValue"];
            /** @description What can be chosen, when no setting names a data set for it. */
            values: {
                value: string;
                label: string;
            }[];
            /** @description Characters. */
            inputLimit: number | null;
            trim: boolean;
            valueDelimiter: string | null;
            /** @description When the setting is active; none for always. */
            displayConditions: {
                componentSettingName: string;
                /** @enum {string} */
                operator: "equals" | "notEquals" | "notEmpty" | "emptyValueSet" | "notEmptyValueSet";
                value: components["schemas"]["SettingValue"];
            }[];
            /** @enum {string} */
            displayConditionComparisonOperator: "AND" | "OR";
            /** @description Locked while the form is in production, but for new fields. */
            disabledWhenInProduction: boolean;
            disabledForNewFieldsToo: boolean;
            /** @description The element that the property holds; null when it holds the value itself. */
            xmlRootNodeName: string | null;
            /** @description The element within that one that holds the value. */
            xmlSubProperty: string | null;
            dataSetNameFromSetting: string | null;
            dynamicValuesFormTypeDependent: boolean;
            allowClearDropdown: boolean;
            allowNewValues: boolean;
            defaultPromptValue: string | null;
            hint: string | null;
        };
        SettingValue: string | number | boolean | null;
        FormTemplateFailure: {
            id: string;
            /** @description Null, as the next two, of a template that is not there. */
            uniqueName: string | null;
            version: number | null;
            type: number | null;
            message: string;
        };
        FormTemplatesChanged: {
            /** @description How many templates were changed. */
            changed: number;
            /** @description The set that was made, or the last published one where none is made; null when there is none. */
            setId: number | null;
            /** @description What to say of the failures; null when there are none. */
            message: string | null;
            failures: components["schemas"]["FormTemplateFailure"][];
        };
        FormTemplateSet: {
            id: number;
            isTest: boolean;
            /** @description Whether everything that it holds was marked in production, now or before a later set. */
            isInProduction: boolean;
            /** @description Whether it is the last that is in production. */
            isInForce: boolean;
            /** @description How many form templates it holds. */
            count: number;
            createdBy: components["schemas"]["Editor"];
            timeCreated: components["schemas"]["Timestamp"];
            inProductionBy: components["schemas"]["Editor"] | null;
            timeInProduction: number | null;
        };
        FormTemplateSetDetails: components["schemas"]["FormTemplateSet"] & {
            formTemplates: {
                id: string;
                /** @description As it was called then. */
                uniqueName: string;
                /** @description As it was called then. A set from before the server kept this tells what the template is called now, and null for one that is gone. */
                displayName: string | null;
                /** @description The code of the type that it had then; of a set from before the server kept this as `displayName`. */
                type: number | null;
                /** @description The version of the form under its unique name. */
                version: number;
                /** @description Which of its saves, as `/rest/UIFormTemplate/{id}/versions/{version}` has it; null where it came with the set from a backup, and nothing else here has it. */
                savedVersion: number | null;
                /**
                 * @description What the template is now: 0 a draft, 1 in production, 2 published; null for one that is gone.
                 * @enum {integer|null}
                 */
                status: 0 | 1 | 2 | null;
            }[];
        };
        FormTemplateSetComparison: {
            /** @description Null for one that is not made yet. */
            set: components["schemas"]["FormTemplateSet"] | null;
            /** @description What it is compared with; null where nothing is in production. */
            formerSet: components["schemas"]["FormTemplateSet"] | null;
            /** @description In a preview, identifies what would be done: `expectedPlan` of the calls that do it. */
            plan?: string;
            failures: components["schemas"]["FormTemplateFailure"][];
            changes: components["schemas"]["FormTemplateChange"][];
            /** @description How many form templates are the same in both. */
            unchanged: number;
            /** @description What is gone, renamed, of other values, or has other settings or rules, and is named by something. */
            impact: components["schemas"]["FormTemplateImpact"][];
            /** @description How many more forms and fields are. */
            moreImpact: number;
        };
        FormTemplateChange: {
            uniqueName: string;
            /** @description The unique name that it had; null for the same. */
            formerName: string | null;
            displayName: string;
            type: components["schemas"]["FormTemplateTypeCode"];
            /** @enum {string} */
            fate: "added" | "removed" | "changed";
            /** @description As it was; null for a form that is added. */
            before: components["schemas"]["FormTemplateSave"] | null;
            /** @description As it is; null for a form that is removed. */
            after: components["schemas"]["FormTemplateSave"] | null;
            /** @description Which parts of a changed form differ; none for a new version that says the same. */
            parts: ("settings" | "layout" | "fields" | "rules")[];
            fields: components["schemas"]["FormFieldChange"][];
            /** @description How many more fields differ. */
            moreFields: number;
            /** @description In a preview, whether it is one of the form templates that were chosen; those come first. */
            isChosen?: boolean;
        };
        FormTemplateSave: {
            id: string;
            /** @description The version of the form under its unique name. */
            version: number;
            /** @description Which of its saves, as `/rest/UIFormTemplate/{id}/versions/{version}` has it; null where it came with the set from a backup, and nothing else here has it. */
            savedVersion: number | null;
        };
        FormFieldChange: {
            variableName: string;
            label: string;
            /** @enum {string} */
            fate: "added" | "removed" | "renamed" | "changed";
            /** @description The variable name that it had; null for the same. */
            formerName: string | null;
            /** @description The properties of a field that differ, its variable name left out. */
            properties: string[];
        };
        FormTemplateImpact: {
            uniqueName: string;
            /** @description Of the field; null for the whole form. */
            variableName: string | null;
            /** @enum {string} */
            fate: "removed" | "renamed" | "changed";
            references: components["schemas"]["FormReference"][];
        };
        FormTemplateGraph: {
            forms: components["schemas"]["FormTemplateNode"][];
            links: components["schemas"]["FormTemplateLink"][];
            /** @description How many forms more there are. */
            moreForms: number;
        };
        FormTemplateNode: {
            /** @description Null, as type, version and status, of a form that is named and not there. */
            id: string | null;
            uniqueName: string;
            displayName: string;
            type: number | null;
            version: number | null;
            status: components["schemas"]["FormTemplateStatus"] | null;
            valid: boolean;
            /** @description False for a supplemental form. */
            root: boolean;
        };
        /** @description That a form names another. */
        FormTemplateLink: {
            /** @description The unique name of the form that names. */
            from: string;
            /** @description The unique name of the form that is named. */
            to: string;
            /**
             * @description 1 Field Expression, 2 Linked Field, 3 Rule, 5 Supplemental Form.
             * @enum {integer}
             */
            type: 1 | 2 | 3 | 5;
            /** @description The variable names of the fields that it names of it. */
            fields: string[];
        };
        FormTemplateSetPage: {
            records: components["schemas"]["FormTemplateSet"][];
            totalRecords: number;
        };
        RulesReloaded: {
            /** @description How many form templates have such rules. */
            forms: number;
            /** @description How many rules they have. */
            rules: number;
            /** @description Of how many form templates the references and the summary were rebuilt; 0 in a mere count. */
            rebuilt: number;
            /** @description The rules that are not valid; none in a mere count. */
            failures: components["schemas"]["FormTemplateFault"][];
        };
        FormTemplateImport: {
            /** @description How many were added or updated. */
            imported: number;
            /** @description How many were not; of those that could not be read as many as there are. */
            notImported: number;
            /** @description How many are the same already. */
            unchanged: number;
            /** @description Of `mode=plan`: identifies the saves that it would meet, `expectedPlan` of the import. */
            plan?: string;
            /** @description What was done, or would be, in a sentence: how many were imported, and how many not. */
            message: string;
            /**
             * @description What could not be read, the first 1,000 of it, then the templates in the order of the file. One that is not as it should be is there
             *     once, with the first few of its faults; what is wrong with the file itself is there once as well.
             */
            formTemplates: components["schemas"]["ImportedFormTemplate"][];
        };
        ImportedFormTemplate: {
            /** @description Null, as each of the next two, where it could not be read. */
            uniqueName: string | null;
            version: number | null;
            type: number | null;
            /** @enum {string} */
            fate: "added" | "updated" | "left" | "refused";
            /** @description Why it was not imported, or is not valid; empty when there is nothing to say. */
            message: string;
        };
        FormReference: {
            /**
             * @description 1 Field Expression, 2 Linked Field, 3 Rule, 4 Scoring Rule, 5 Supplemental Form, 6 Dynamic Data Set, 7 Product Template,
             *     8 Dynamic Name, 9 kept cases of a rule set.
             * @enum {integer}
             */
            type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
            /** @description What refers: a form with its field, a rule, a rule set, a data set or a product template. */
            name: string;
            /** @description Of a form template; null for what has none. */
            version: number | null;
            /** @description Of a form template; null for what has none. */
            status: components["schemas"]["FormTemplateStatus"] | null;
            /** @description The kind of what refers, a colon, and what its addresses call it. */
            referenceUri: string;
        };
        FormField: {
            /** @description The variable name; unique within the form. */
            name: string;
            label: string;
            /** @description The field type's code. */
            type: number;
            /** @description The set that feeds the field; null for free entry. */
            dataSetName: string | null;
            /** @description The type of that set; null without one, and when it does not exist. */
            dataSetType: components["schemas"]["DataSetType"] | null;
        };
        FileUpload: {
            /** @description The file, with its name. */
            file: string;
        };
        /** @description What an import of class codes does to the codes that are there. */
        ClassCodePlan: {
            /** @description Codes of the file that are not there. */
            added: number;
            /** @description Codes that are there with another description, or other further columns. */
            changed: number;
            /** @description Codes that are there and not in the file. */
            removed: number;
            unchanged: number;
            /** @description What differs, the codes of the file in its order and then those that are removed; the first 100. */
            differences: components["schemas"]["ClassCodeDifference"][];
            /** @description Why the file would be refused; null when it would not. */
            refusal: string | null;
            /** @description What is to be looked at before the import, such as the letters of a file whose encoding is a guess; null for nothing. */
            notice: string | null;
        };
        ClassCodeDifference: {
            code: string;
            /** @enum {string} */
            change: "added" | "changed" | "removed";
            /** @description The label as it is now; null for a code that is added. */
            before: string | null;
            /** @description The label as the file has it; null for a code that is removed. Where it is that of `before`, further columns differ. */
            after: string | null;
        };
        /** @enum {string} */
        RestoreOperation: "REFRESH" | "INSERT" | "CLEAN_INSERT";
        RestoreReport: {
            operation: components["schemas"]["RestoreOperation"];
            /** @description Whether the configuration has been changed. */
            isDone: boolean;
            /** @description One for each section of the file, in its order. */
            sections: components["schemas"]["RestoreSection"][];
            /** @description Why the file is refused, in the order of its lines; the first 1,000. */
            refusals: components["schemas"]["RestoreRefusal"][];
            /** @description How many refusals there are, the further ones included. */
            refusalCount: number;
        };
        /** @description Counts of the documents of one section. Those that are not in the file and stay count as left. */
        RestoreSection: {
            /** @description As 'Database Section Names' lists it, or 'Form Template Sets', which come with form templates. */
            name: string;
            added: number;
            /** @description Those that exist and would differ. */
            updated: number;
            /** @description Those that stay as they are, among them those that are equal. */
            left: number;
            /** @description Those of them that are not in the file. */
            untouched: number;
            removed: number;
            refused: number;
            /** @description Those of the refused ones that are not in the file and would be removed, although others refer to them. */
            stillUsed: number;
            /** @description Those of the refused ones that are not in the file and would be removed, although the product requires them. */
            stillRequired: number;
        };
        RestoreRefusal: {
            /** @description Null when no line of the file is to blame. */
            line: number | null;
            column: number | null;
            section: string | null;
            /** @description The document's name. */
            name: string | null;
            message: string;
        };
        RestoreProblem: components["schemas"]["Problem"] & {
            report: components["schemas"]["RestoreReport"];
        };
        ConfigurationLog: {
            id: string;
            timeCreated: components["schemas"]["Timestamp"];
            /** @description Null when there is no user of that name. */
            userId: string | null;
            /** @description The name of the user, or what was typed as one. */
            user: string;
            /** @description What it was done to, such as Data Set or Session. */
            type: string;
            /** @description What was done, such as Created, Updated or Signed in. */
            action: string;
            message: string;
            /** @description Whether there is something to see field by field. */
            hasDetails: boolean;
        };
        ConfigurationLogPage: {
            records: components["schemas"]["ConfigurationLog"][];
            totalRecords: number;
        };
        ConfigurationLogDetails: {
            log: components["schemas"]["ConfigurationLog"];
            /** @description The first 1,000. */
            changes: components["schemas"]["FieldChange"][];
            /** @description How many changes there are, the further ones included. */
            changeCount: number;
        };
        FieldChange: {
            /** @description Where, in words: `Description`, or `Data Items › Slate › Label`. */
            field: string;
            /** @description Null when it was not there. */
            before: string | null;
            /** @description Null when it is not there any more. */
            after: string | null;
        };
        DataDictionary: {
            id: string;
            fileName: string;
            timeCreated: components["schemas"]["Timestamp"];
            fieldCount: number;
            dataSetCount: number;
            ruleCount: number;
        };
        /**
         * Format: int64
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         */
        Timestamp: number;
        /** @description RFC 9457. */
        Problem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            status: number;
            detail?: string;
            /** @description The parameter that cannot be read. */
            parameter?: string;
            /** @description The key of the permission that is missing: an `AuthorizationKey`, or another authorization that only who holds it gives to others. */
            permission?: string;
            /** @description The keys of the authorizations that the caller would lose, where the caller has not confirmed that. */
            permissions?: string[];
            /** @description The rules that the body breaks; the first 100. */
            errors?: components["schemas"]["RuleViolation"][];
            /**
             * @description How many rules are broken, the further ones included; of a body of more than 120,000 values, how many in the
             *     first 120,000.
             */
            errorCount?: number;
            /** @description How many objects the filter matches now. */
            actualCount?: number;
            /** @description Who is changing the forms of the organization. */
            startedBy?: components["schemas"]["Editor"];
            /** @description Since when. */
            timeStarted?: components["schemas"]["Timestamp"];
            /** @description The form templates that were not changed, with why. */
            failures?: components["schemas"]["FormTemplateFailure"][];
            /** @description What refers to what was to go, where the caller has not confirmed that. */
            references?: (components["schemas"]["Reference"] | components["schemas"]["FormReference"])[];
            /** @description Identifies `references`: a caller who confirms them sends it. */
            expectedReferences?: string;
        };
        RuleViolation: {
            /** @description A JSON pointer into the body. */
            pointer: string;
            message: string;
        };
        StaleDataSetProblem: components["schemas"]["Problem"] & {
            current: components["schemas"]["DataSet"];
            /** @description The current version, as in the ETag header. */
            etag: string;
        };
        StaleObjectProblem: components["schemas"]["Problem"] & {
            /** @description The object as reading it answers it. */
            current: Record<string, never>;
            /** @description The current version, as in the ETag header. */
            etag: string;
        };
        StaleListProblem: components["schemas"]["Problem"] & {
            /** @description The list as reading it answers it. */
            current: Record<string, never>[];
            /** @description The current version, as in the ETag header. */
            etag: string;
            /** @description Who saved the current version. */
            lastModifiedBy: components["schemas"]["Editor"];
            /** @description When it was saved. */
            timeLastModified: components["schemas"]["Timestamp"];
        };
        Editor: {
            id: string;
            /** @description The name to show. */
            name: string;
        };
        /** @description What the server says of an object that is addressed by id. */
        ObjectOrigin: {
            readonly id: string;
            readonly lastModifiedBy: components["schemas"]["Editor"];
            readonly timeLastModified: components["schemas"]["Timestamp"];
            readonly version: number;
        };
        /** @description An address, or a submission role when there is no '@' in it. */
        EmailRecipient: {
            address: string;
            /** @description The role; null for an address. */
            role: string | null;
        };
        EmailRecipientWrite: {
            address: string;
            /** @description Follows from the address; what is sent is ignored. */
            role?: string | null;
        };
        Placeholder: {
            /** @description The text between the braces. */
            name: string;
            /** @description The name in words. */
            label: string;
            /** @description A value that could be there, for previews. */
            sample: string;
        };
        RecipientGroup: {
            /** @enum {string} */
            name: "Submission Roles" | "Carrier Users";
            recipients: components["schemas"]["RecipientChoice"][];
        };
        RecipientChoice: {
            /** @description What is sent as the recipient's address. */
            address: string;
            role: string | null;
            /** @description The name to show. */
            name: string;
            firstName?: string;
            lastName?: string;
            emailAddress?: string;
            /** @description What tells people of one name apart. */
            description: string;
        };
        NotificationEmailTemplate: components["schemas"]["ObjectOrigin"] & {
            name: string;
            enabled: boolean;
            /** @enum {string} */
            defaultSelectedOption: "STANDARD" | "CUSTOM" | "NONE";
            /** @description Whether it can be deleted and renamed. */
            deletable: boolean;
            to: components["schemas"]["EmailRecipient"][];
            cc: components["schemas"]["EmailRecipient"][];
            bcc: components["schemas"]["EmailRecipient"][];
            subject: string;
            /** @description HTML. */
            body: string;
            /** @description The event that sends it. */
            type: string;
        };
        TestEmail: {
            /** @description E-mail addresses. */
            to: string[];
            subject: string;
            /** @description HTML. */
            body: string;
            /** @description What is read where no HTML is shown. Default: the text of the body. */
            text?: string;
        };
        TestEmailResult: {
            /**
             * @description Whether a mail server took it or it was written to a file.
             * @enum {string}
             */
            delivery: "smtp" | "file";
            /** @description The name of the file in the folder of the server; null when it was sent. */
            file: string | null;
        };
        /** @description Properties that only the server gives may be sent and are ignored. Of recipients that are in a list more than once, the first is kept; the case of an address does not count. */
        NotificationEmailTemplateWrite: {
            name: string;
            /** @default true */
            enabled: boolean;
            /**
             * @default STANDARD
             * @enum {string}
             */
            defaultSelectedOption: "STANDARD" | "CUSTOM" | "NONE";
            /** @default [] */
            to: components["schemas"]["EmailRecipientWrite"][];
            /** @default [] */
            cc: components["schemas"]["EmailRecipientWrite"][];
            /** @default [] */
            bcc: components["schemas"]["EmailRecipientWrite"][];
            /** @default  */
            subject: string;
            /**
             * @description HTML.
             * @default
             */
            body: string;
            /** @description The event that sends it. Default: empty. */
            type?: string;
            readonly id?: unknown;
            readonly deletable?: unknown;
            readonly lastModifiedBy?: unknown;
            readonly timeLastModified?: unknown;
            readonly version?: unknown;
        };
        NotificationEmailTemplateSummary: components["schemas"]["ObjectOrigin"] & {
            name: string;
            enabled: boolean;
            /**
             * @description Of a list that is searched, the field that holds what was searched for, where the name does not.
             * @enum {string}
             */
            foundIn?: "subject" | "body";
        };
        NotificationEmailTemplatePage: {
            records: components["schemas"]["NotificationEmailTemplateSummary"][];
            totalRecords: number;
        };
        ProductTemplate: components["schemas"]["ObjectOrigin"] & {
            name: string;
            /** @description What dense lists and rates call it. */
            shortName: string;
            /** @description The name on documents that a customer sees. */
            externalName: string;
            active: boolean;
            selectableOnSubmission: boolean;
            selectableOnQuote: boolean;
            allowMultiQuoteProposals: boolean;
            enableRefreshQuote: boolean;
            useAgentRatingFormsForAgentQuoting: boolean;
            useRateStatusWhenRating: boolean;
            pricingFormEnabled: boolean;
            agentQuoteAllQuotes: boolean;
            bindingFormEnabled: boolean;
            binderEnabled: boolean;
            agentBindingFormEnabled: boolean;
            agentBindAllQuotes: boolean;
            allowBindingMultiplePolicies: boolean;
            issuanceFormEnabled: boolean;
            autoRequestCancellationFlag: boolean;
            allowCancellationOnPolicyExpirationDate: boolean;
            allowEndorsementOnPolicyExpirationDate: boolean;
            quoteSectionOrdering: number;
            autoRequestCancellationDaysBeforeExpiration: number;
            /** @description Ids of the submittable products that it can be quoted for, joined by a double colon; the name of one that is gone. Null for none. */
            submissionProductTemplates: string | null;
            /** @description Values joined by a double colon. Null for none. */
            externalReportGeneratorBeanNames: string | null;
            ratingAdapterBeanName: string | null;
            /** @description The unique name of a form template. */
            ratingOutputFormName: string | null;
            quoteAdapterBeanName: string | null;
            policyAdapterBeanName: string | null;
            autoRequestCancellationReason: string | null;
            producerBackdateBoundary: components["schemas"]["ProductBackdateBoundary"];
            producerFuturedateBoundary: components["schemas"]["ProductFuturedateBoundary"];
            producerSubmitPendingBoundary: components["schemas"]["ProductSubmitPendingBoundary"];
            uwBackdateBoundary: components["schemas"]["ProductBackdateBoundary"];
            uwFuturedateBoundary: components["schemas"]["ProductFuturedateBoundary"];
            uwSubmitPendingBoundary: components["schemas"]["ProductSubmitPendingBoundary"];
            policyDateRangeBoundary: components["schemas"]["ProductPeriodBoundary"];
            /** @enum {string} */
            policyDateRangeBoundaryUnit: "days" | "months";
            quoteTemplateFileName: string | null;
            /** @description Null when there is no such document. */
            quoteFileTemplateId: number | null;
            binderTemplateFileName: string | null;
            /** @description Null when there is no such document. */
            binderFileTemplateId: number | null;
            /**
             * @description What the two flags say together.
             * @enum {string}
             */
            type: "Submmitable" | "Quoteable" | "both";
            /** @description What `submissionProductTemplates` joins. */
            submissionProductTemplateIds: string[];
        };
        /** @description Properties that only the server gives may be sent and are ignored. A product that can be quoted needs its three adapters, and a reason when cancellation is requested automatically. */
        ProductTemplateWrite: {
            name: string;
            shortName: string;
            /** @default  */
            externalName: string;
            /** @default true */
            active: boolean;
            /** @default true */
            selectableOnSubmission: boolean;
            /** @default true */
            selectableOnQuote: boolean;
            /** @default true */
            allowMultiQuoteProposals: boolean;
            /** @default true */
            enableRefreshQuote: boolean;
            /** @default false */
            useAgentRatingFormsForAgentQuoting: boolean;
            /** @default false */
            useRateStatusWhenRating: boolean;
            /** @default false */
            pricingFormEnabled: boolean;
            /** @default false */
            agentQuoteAllQuotes: boolean;
            /** @default false */
            bindingFormEnabled: boolean;
            /** @default false */
            binderEnabled: boolean;
            /** @default false */
            agentBindingFormEnabled: boolean;
            /** @default false */
            agentBindAllQuotes: boolean;
            /** @default false */
            allowBindingMultiplePolicies: boolean;
            /** @default false */
            issuanceFormEnabled: boolean;
            /** @default false */
            autoRequestCancellationFlag: boolean;
            /** @default false */
            allowCancellationOnPolicyExpirationDate: boolean;
            /** @default false */
            allowEndorsementOnPolicyExpirationDate: boolean;
            /** @default 0 */
            quoteSectionOrdering: number;
            /** @default 1 */
            autoRequestCancellationDaysBeforeExpiration: number;
            /**
             * @description Ids of the submittable products that it can be quoted for, joined by a double colon; the name of one that is gone. Null for none.
             * @default null
             */
            submissionProductTemplates: string | null;
            /**
             * @description Values joined by a double colon. Null for none.
             * @default null
             */
            externalReportGeneratorBeanNames: string | null;
            /** @default null */
            ratingAdapterBeanName: string | null;
            /**
             * @description The unique name of a form template.
             * @default null
             */
            ratingOutputFormName: string | null;
            /** @default null */
            quoteAdapterBeanName: string | null;
            /** @default null */
            policyAdapterBeanName: string | null;
            /** @default null */
            autoRequestCancellationReason: string | null;
            /** @default Unlimited */
            producerBackdateBoundary: components["schemas"]["ProductBackdateBoundary"];
            /** @default Unlimited */
            producerFuturedateBoundary: components["schemas"]["ProductFuturedateBoundary"];
            /** @default Unlimited */
            producerSubmitPendingBoundary: components["schemas"]["ProductSubmitPendingBoundary"];
            /** @default Unlimited */
            uwBackdateBoundary: components["schemas"]["ProductBackdateBoundary"];
            /** @default Unlimited */
            uwFuturedateBoundary: components["schemas"]["ProductFuturedateBoundary"];
            /** @default Unlimited */
            uwSubmitPendingBoundary: components["schemas"]["ProductSubmitPendingBoundary"];
            /** @default Unlimited */
            policyDateRangeBoundary: components["schemas"]["ProductPeriodBoundary"];
            /**
             * @description Left out beside a boundary of Unlimited it is days.
             * @default days
             * @enum {string}
             */
            policyDateRangeBoundaryUnit: "days" | "months";
            /** @description The name of the document with the id below. One that comes with a call of its own brings its name. */
            quoteTemplateFileName?: string | null;
            /**
             * @description The id of a document keeps it, or takes over that of an earlier version or of another template; -1 waits for one that comes with a call of its own, null removes it.
             * @default null
             */
            quoteFileTemplateId: number | null;
            /** @description The name of the document with the id below. One that comes with a call of its own brings its name. */
            binderTemplateFileName?: string | null;
            /**
             * @description The id of a document keeps it, or takes over that of an earlier version or of another template; -1 waits for one that comes with a call of its own, null removes it.
             * @default null
             */
            binderFileTemplateId: number | null;
            readonly submissionProductTemplateIds?: unknown;
            readonly type?: unknown;
            readonly id?: unknown;
            readonly lastModifiedBy?: unknown;
            readonly timeLastModified?: unknown;
            readonly version?: unknown;
        };
        /** @description Whole days before today, or `Unlimited`. */
        ProductBackdateBoundary: number | string;
        /** @description Whole days after today, or `Unlimited`. */
        ProductFuturedateBoundary: number | string;
        /** @description Whole days that a submission may be pending, or `Unlimited`. */
        ProductSubmitPendingBoundary: number | string;
        /** @description Whole days or months that a policy may last, or `Unlimited`. */
        ProductPeriodBoundary: number | string;
        ProductTemplateSummary: components["schemas"]["ObjectOrigin"] & {
            name: string;
            /**
             * @description What the two flags say together.
             * @enum {string}
             */
            type: "Submmitable" | "Quoteable" | "both";
            active: boolean;
            selectableOnSubmission: boolean;
            selectableOnQuote: boolean;
            /**
             * @description Of a list that is searched, the field that holds what was searched for, where the name does not.
             * @enum {string}
             */
            foundIn?: "shortName" | "externalName";
        };
        ProductTemplatePage: {
            records: components["schemas"]["ProductTemplateSummary"][];
            totalRecords: number;
        };
        ProductDocumentsUpload: {
            /** @description The document of quotes, with its name. */
            quoteFile?: string;
            /** @description The document of binders, with its name. */
            binderFile?: string;
        };
        ConfiguredFile: components["schemas"]["ObjectOrigin"] & {
            name: string;
            description: string;
            /** @description Whether only carriers see it. */
            carrierOnly: boolean;
            /** @description The group of the product that it belongs to; null for what somebody added. */
            grouping: string | null;
            /** @description Whether the product needs its file. */
            required: boolean;
            /** @description Null when it has no file. */
            fileName: string | null;
            /** @description In bytes. */
            fileSize: number | null;
            /**
             * @description Recognised by the content of the file.
             * @enum {unknown}
             */
            mediaType: null | "image/png" | "image/jpeg" | "image/gif" | "image/svg+xml" | "image/x-icon" | "application/pdf";
            /** @description In pixels; null for what is no picture, and for an SVG that does not say. */
            width: number | null;
            /** @description In pixels; null for what is no picture, and for an SVG that does not say. */
            height: number | null;
            /** @description The ETag of this version. */
            etag: string;
        };
        ConfiguredFilePage: {
            records: components["schemas"]["ConfiguredFile"][];
            totalRecords: number;
        };
        ConfiguredFileUpload: {
            /** @description The file, with its name. */
            data?: string;
        };
        ScoringRule: components["schemas"]["ObjectOrigin"] & {
            name: string;
            /** @description The same for rules of one category; it follows from the name of the category. */
            scoringFolderId: number;
            /** @description The category. One is there as long as rules have it. */
            scoringFolderName: string;
            /** @description Epoch milliseconds, UTC midnight. */
            effectiveDateRangeBegin: number;
            /** @description Epoch milliseconds, UTC midnight; null for no end. */
            effectiveDateRangeEnd: number | null;
            flags: string;
            /** @description The form of the scored field. */
            formTemplateUniqueName: string;
            /** @description The scored field. */
            variableName: string;
            /** @description The form of the field that scoring depends on; null where it is always applied. */
            triggerFieldFormTemplateUniqueName: string | null;
            triggerFieldVariableName: string | null;
            /**
             * @description 0 is in list, 1 contains, 2 matches.
             * @enum {integer|null}
             */
            triggerOperator: 0 | 1 | 2 | null;
            /** @description The values that it is compared with: `<values><value>…</value></values>`. */
            triggerFieldValue: string | null;
            formulas: components["schemas"]["ScoringFormula"][];
        };
        /** @description A value or a range, and what it is worth. */
        ScoringFormula: components["schemas"]["DiscreteFormula"] | components["schemas"]["RangeFormula"];
        DiscreteFormula: {
            /** @description Unique within the rule; given once. */
            id: number;
            /** @constant */
            type: "Discrete";
            value: string;
            score: number | null;
        };
        RangeFormula: {
            /** @description Unique within the rule; given once. */
            id: number;
            /** @constant */
            type: "Range";
            minValue: number;
            maxValue: number;
            score: number;
        };
        /** @description Without an id, or with one that the rule does not have, it is a new one. */
        ScoringFormulaWrite: components["schemas"]["DiscreteFormulaWrite"] | components["schemas"]["RangeFormulaWrite"];
        DiscreteFormulaWrite: {
            /** @default -1 */
            id: number;
            /** @constant */
            type: "Discrete";
            value: string;
            /** @default null */
            score: number | null;
        };
        RangeFormulaWrite: {
            /** @default -1 */
            id: number;
            /** @constant */
            type: "Range";
            minValue: number;
            maxValue: number;
            score: number;
        };
        /**
         * @description Properties that only the server gives may be sent and are ignored. All formulas are ranges, or none is, as the field has it. The field, the
         *     operator and the values that scoring depends on come together, or not at all: an update that has one of these properties keeps none of the others.
         */
        ScoringRuleWrite: {
            name: string;
            readonly scoringFolderId?: unknown;
            scoringFolderName: string;
            effectiveDateRangeBegin: number;
            /** @default null */
            effectiveDateRangeEnd: number | null;
            /** @default  */
            flags: string;
            formTemplateUniqueName: string;
            variableName: string;
            /** @default null */
            triggerFieldFormTemplateUniqueName: string | null;
            /** @default null */
            triggerFieldVariableName: string | null;
            /**
             * @default null
             * @enum {integer|null}
             */
            triggerOperator: 0 | 1 | 2 | null;
            /** @default null */
            triggerFieldValue: string | null;
            /** @default [] */
            formulas: components["schemas"]["ScoringFormulaWrite"][];
            readonly id?: unknown;
            readonly lastModifiedBy?: unknown;
            readonly timeLastModified?: unknown;
            readonly version?: unknown;
        };
        ScoringRuleSummary: components["schemas"]["ObjectOrigin"] & {
            name: string;
            scoringFolderId: number;
            scoringFolderName: string;
            effectiveDateRangeBegin: number;
            effectiveDateRangeEnd: number | null;
        };
        ScoringRulePage: {
            records: components["schemas"]["ScoringRuleSummary"][];
            totalRecords: number;
        };
        ScoringField: {
            /** @description The variable name. */
            name: string;
            label: string;
            /** @description The type of field. */
            type: number;
            /** @description The set that its values are of; null for none. */
            dataSetName: string | null;
            /**
             * @description Whether single values of it have scores or ranges of numbers; null for a field that cannot be scored.
             * @enum {unknown}
             */
            scoredBy: "Discrete" | "Range" | null;
        };
        ScoringTrial: {
            value: string;
            formulas: components["schemas"]["ScoringFormulaWrite"][];
        };
        ScoringVerdict: {
            matches: {
                /** @description The index of the formula, from 0. */
                row: number;
                score: number | null;
            }[];
            /** @description The first of them; null where none matches. */
            counting: number | null;
        };
        /** @description When a conditional section is part of a document, and what is done with it then. Conditions and actions are those of rules. */
        SectionRule: {
            condition: components["schemas"]["RuleCondition"];
            actions: components["schemas"]["RuleAction"][];
        };
        SectionTemplate: components["schemas"]["ObjectOrigin"] & {
            name: string;
            description: string;
            active: boolean;
            /**
             * @description 1 optional, 2 required, 3 default selected, 11 conditional.
             * @enum {integer}
             */
            applicability: 1 | 2 | 3 | 11;
            applicableToProposal: boolean;
            applicableToBinder: boolean;
            /** @description Empty for all products. */
            productTemplates: components["schemas"]["SectionProduct"][];
            ordinalNumber: number;
            /** @description Whether it is part of the combined proposal or binder. */
            stitchable: boolean;
            formTemplateUniqueName: string | null;
            adapterBeanName: string;
            /** @description What its document is called; null for none. */
            documentTemplateName: string | null;
            /**
             * @description 1 for one that is in production.
             * @enum {integer}
             */
            status: 0 | 1;
            triggerRule: components["schemas"]["SectionRule"] | null;
            /** @description What is wrong with the rule of a conditional template. */
            errors: {
                pointer: string;
                message: string;
            }[];
        };
        SectionProduct: {
            /** @description The id of a product; the name of one that is gone. */
            id: string;
        };
        /** @description Properties that only the server gives may be sent and are ignored. */
        SectionTemplateWrite: {
            name: string;
            /** @default  */
            description: string;
            /** @default true */
            active: boolean;
            /**
             * @default 1
             * @enum {integer}
             */
            applicability: 1 | 2 | 3 | 11;
            /** @default true */
            applicableToProposal: boolean;
            /** @default false */
            applicableToBinder: boolean;
            productTemplates: components["schemas"]["SectionProduct"][];
            ordinalNumber: number;
            /** @default true */
            stitchable: boolean;
            /** @default null */
            formTemplateUniqueName: string | null;
            adapterBeanName: string;
            /**
             * @description Null removes the document; any name keeps the one that is there.
             * @default null
             */
            documentTemplateName: string | null;
            /** @default null */
            triggerRule: components["schemas"]["SectionRule"] | null;
            readonly status?: unknown;
            readonly errors?: unknown;
            readonly id?: unknown;
            readonly lastModifiedBy?: unknown;
            readonly timeLastModified?: unknown;
            readonly version?: unknown;
        };
        SectionTemplateSummary: components["schemas"]["ObjectOrigin"] & {
            name: string;
            active: boolean;
            ordinalNumber: number;
            /** @enum {integer} */
            applicability: 1 | 2 | 3 | 11;
            /** @enum {integer} */
            status: 0 | 1;
        };
        SectionTemplatePage: {
            records: components["schemas"]["SectionTemplateSummary"][];
            totalRecords: number;
        };
        DocumentSection: {
            id: string;
            name: string;
            ordinalNumber: number;
            /**
             * @description 1 optional, 2 required, 3 default selected, 11 conditional.
             * @enum {integer}
             */
            applicability: 1 | 2 | 3 | 11;
            /** @description Whether it is part of the combined proposal or binder. */
            stitchable: boolean;
            documentTemplateName: string | null;
            /** @description When a conditional section is part of the document; null for any other. */
            ruleText: string | null;
            /** @description False for a conditional section whose rule is missing or faulty. */
            isValid: boolean;
        };
        SectionRulesReloaded: {
            rules: number;
            rebuilt: number;
            failures: {
                id: string;
                name: string;
                message: string;
            }[];
        };
        SectionDocumentUpload: {
            /** @description The document. */
            Filedata: string;
        };
        NotificationPopupTemplate: components["schemas"]["ObjectOrigin"] & {
            name: string;
            enabled: boolean;
            title: string;
            /** @description Plain text; lines end with a line feed. */
            body: string;
            /**
             * @description Who does not see it; null when everyone does.
             * @enum {unknown}
             */
            excludeConsole: null | "Underwriter" | "Producer";
            /** @description Whether it can be deleted and renamed. */
            deletable: boolean;
        };
        /** @description Properties that only the server gives may be sent and are ignored. */
        NotificationPopupTemplateWrite: {
            name: string;
            /** @default true */
            enabled: boolean;
            title: string;
            body: string;
            /**
             * @default null
             * @enum {unknown}
             */
            excludeConsole: null | "Underwriter" | "Producer";
            readonly id?: unknown;
            readonly deletable?: unknown;
            readonly lastModifiedBy?: unknown;
            readonly timeLastModified?: unknown;
            readonly version?: unknown;
        };
        NotificationPopupTemplateSummary: components["schemas"]["ObjectOrigin"] & {
            name: string;
            title: string;
            enabled: boolean;
            /**
             * @description Of a list that is searched, the field that holds what was searched for, where the name does not.
             * @enum {string}
             */
            foundIn?: "title" | "body";
        };
        NotificationPopupTemplatePage: {
            records: components["schemas"]["NotificationPopupTemplateSummary"][];
            totalRecords: number;
        };
    };
    responses: {
        /** @description The client has the answer already; If-None-Match named its ETag. */
        NotModified: {
            headers: {
                /** @description That of the answer. */
                ETag: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter cannot be read; `parameter` names it. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/bad-request",
                 *       "title": "The request cannot be read",
                 *       "status": 400,
                 *       "detail": "numberOfRows must be <= 500",
                 *       "parameter": "numberOfRows"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No live session, or the credentials were not accepted. The login cookie is left as it is: a newer one may be on its way to the browser. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/no-session",
                 *       "title": "Not signed in",
                 *       "status": 401,
                 *       "detail": "The session has ended."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A permission is missing; `permission` names it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/no-permission",
                 *       "title": "Not allowed",
                 *       "status": 403,
                 *       "detail": "This needs the permission “Manage data sets”.",
                 *       "permission": "MANAGE_DATASETS"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user still has the demo password and works at a loopback address alone. */
        DemoElsewhere: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/demo-elsewhere",
                 *       "title": "Not allowed from here",
                 *       "status": 403,
                 *       "detail": "This user still has the demo password and works on the machine of the server alone."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such object. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "There is no data set 'Roof'."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The name is taken, the object is still referenced or required, or the count is not the expected one. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/duplicate",
                 *       "title": "The name is taken",
                 *       "status": 409,
                 *       "detail": "There already is a data set 'Roof Type'."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What refers to the object, ordered by type and name. */
        References: {
            headers: {
                ETag: components["headers"]["WeakETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "type": 2,
                 *         "name": "PropertyLocation.roofType",
                 *         "label": "Property Location › Roof Type",
                 *         "version": "3"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["Reference"][];
            };
        };
        /** @description None of the form templates is in a state for it, or the count or the plan is not the expected one. Nothing was done. */
        FormTemplatesRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/nothing-changed",
                 *       "title": "No form template was changed",
                 *       "status": 409,
                 *       "detail": "Some form templates could not be marked in production (because they are not published yet or already in production).",
                 *       "failures": [
                 *         {
                 *           "id": "77ab01",
                 *           "uniqueName": "RoofSupplement",
                 *           "version": 2,
                 *           "type": 1,
                 *           "message": "It is not published yet."
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What names it, ordered by type and name. */
        FormReferences: {
            headers: {
                ETag: components["headers"]["WeakETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "type": 2,
                 *         "name": "PropertyRating.roofType",
                 *         "version": 3,
                 *         "status": 0,
                 *         "referenceUri": "/UIFormTemplate:5f1d7e"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["FormReference"][];
            };
        };
        /** @description The page, the newest version first. */
        Versions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VersionPage"];
            };
        };
        /** @description The object has changed since the version in If-Match. The current one comes along. */
        StaleObject: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/stale-version",
                 *       "title": "It has changed meanwhile",
                 *       "status": 412,
                 *       "detail": "Marta Oduya changed the pop-up template 'Maintenance' at 2026-11-21T09:00:00.000Z.",
                 *       "etag": "\"3.118\"",
                 *       "current": {
                 *         "id": "0c9d5a7e4f2b4b18a6e3d7c1f8b2a945",
                 *         "name": "Maintenance",
                 *         "enabled": true,
                 *         "title": "Planned maintenance",
                 *         "body": "The system is not available on Sunday from 2 to 4.",
                 *         "excludeConsole": null,
                 *         "deletable": true,
                 *         "lastModifiedBy": {
                 *           "id": "admin",
                 *           "name": "Marta Oduya"
                 *         },
                 *         "timeLastModified": 1795208400000,
                 *         "version": 1
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["StaleObjectProblem"];
            };
        };
        /** @description Both sides changed the same since the version in If-Match, or there never was such a version. The current list comes along. */
        StaleList: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/stale-version",
                 *       "title": "It has changed meanwhile",
                 *       "status": 412,
                 *       "detail": "Marta Oduya changed the rate status at 2026-11-21T09:00:00.000Z.",
                 *       "etag": "\"3.118\"",
                 *       "lastModifiedBy": {
                 *         "id": "7d7a5f7c",
                 *         "name": "Marta Oduya"
                 *       },
                 *       "timeLastModified": 1795251600000,
                 *       "current": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["StaleListProblem"];
            };
        };
        /** @description The document has changed since the version in If-Match. The current one comes along. */
        StaleDataSet: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/stale-version",
                 *       "title": "It has changed meanwhile",
                 *       "status": 412,
                 *       "detail": "Marta Oduya changed the data set 'Roof Type' at 2026-11-21T09:00:00.000Z.",
                 *       "etag": "\"3.118\"",
                 *       "current": {
                 *         "name": "Roof Type",
                 *         "description": "",
                 *         "type": 0,
                 *         "dynamicDefault": null,
                 *         "supportSearch": false,
                 *         "minSearchStringLength": 3,
                 *         "generatorBeanName": null,
                 *         "repeatingFormTemplateUniqueName": null,
                 *         "clearInvalidFieldValue": null,
                 *         "required": false,
                 *         "items": [
                 *           {
                 *             "name": "Flat",
                 *             "value": "FLAT",
                 *             "grouping": "",
                 *             "ordering": 0,
                 *             "defaultPrecedence": null,
                 *             "enhancedDynamicDataItemCriteriaList": []
                 *           }
                 *         ],
                 *         "dynamicDataSetDependency": null,
                 *         "lastModifiedBy": "Marta Oduya",
                 *         "lastModifiedById": "admin",
                 *         "timeLastModified": 1795208400000,
                 *         "version": 3
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["StaleDataSetProblem"];
            };
        };
        /** @description If-Match is missing. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/precondition-required",
                 *       "title": "If-Match is missing",
                 *       "status": 428,
                 *       "detail": "Send the ETag of the version that was changed."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the server takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-large",
                 *       "title": "Too large",
                 *       "status": 413,
                 *       "detail": "The body is larger than the server takes."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body's content type, or its `Content-Encoding`, is not one this call takes. */
        UnsupportedMediaType: {
            headers: {
                /** @description Always `identity`; only when the body was encoded. */
                "Accept-Encoding"?: "identity";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unsupported-media-type",
                 *       "title": "Wrong type of body",
                 *       "status": 415,
                 *       "detail": "The body must be application/json."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The Idempotency-Key was sent with another request before; `parameter` names the header. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/idempotency-key-reused",
                 *       "title": "The key belongs to another request",
                 *       "status": 422,
                 *       "detail": "The Idempotency-Key was sent with another request before. Choose a new one for each write.",
                 *       "parameter": "Idempotency-Key"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The body breaks rules; `errors` lists each with a JSON pointer. Or the Idempotency-Key was sent with another request
         *     before; `parameter` then names the header.
         */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/invalid",
                 *       "title": "The document is not valid",
                 *       "status": 422,
                 *       "detail": "1 rule is broken.",
                 *       "errors": [
                 *         {
                 *           "pointer": "/items/3/value",
                 *           "message": "The value 'FR' is also the value of 'Frame'."
                 *         }
                 *       ],
                 *       "errorCount": 1
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many failures; wait as long as Retry-After says. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-many-failures",
                 *       "title": "Too many failed attempts",
                 *       "status": 429,
                 *       "detail": "Try again in 32 s."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user has as many of these calls under way as `x-concurrency` says, and this one has waited for 10 seconds. */
        TooManyCalls: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-many-calls",
                 *       "title": "Too many calls at a time",
                 *       "status": 429,
                 *       "detail": "2 such calls of a user may be under way at a time. Let one end first."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session, or its user in all sessions, holds as many streams as it may. */
        TooManyStreams: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-many-streams",
                 *       "title": "Too many streams",
                 *       "status": 429,
                 *       "detail": "A session may hold 20 streams of events. Close one first."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Another write, such as a large restore, is under way and did not end within a few seconds. Nothing was written; try
         *     again after as many seconds as Retry-After says. Or the service cannot answer at all (`/problems/unavailable`).
         */
        Busy: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/busy",
                 *       "title": "Busy",
                 *       "status": 503,
                 *       "detail": "Another write is under way. Nothing was written."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The user's roles are to change, and a large write is under way that did not end within a few seconds. No session was
         *     opened; try again after as many seconds as Retry-After says. Or the service cannot answer at all (`/problems/unavailable`).
         */
        SignInBusy: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/busy",
                 *       "title": "Busy",
                 *       "status": 503,
                 *       "detail": "Another write is under way. Nothing was written."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The mail server cannot be reached or refused the message, or the file could not be written. Nothing was sent. */
        MailFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/mail-failed",
                 *       "title": "Not sent",
                 *       "status": 502,
                 *       "detail": "The mail server refused the message: mailbox unavailable."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is about to stop, or its database does not answer. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unavailable",
                 *       "title": "Not available",
                 *       "status": 503,
                 *       "detail": "The database does not answer."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description How many matching records to pass over. */
        StartIndex: number;
        /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
        NumberOfRows: number;
        /** @description Ascending or descending. */
        SortDirection: "asc" | "desc";
        /**
         * @description 1 Agency/Brokerage, 2 Service Team, 3 System, 4 Underwriting.
         * @example 4
         */
        UserType: 1 | 2 | 3 | 4;
        /**
         * @description The object's id, which stays the same whatever the object is called.
         * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
         */
        ObjectId: string;
        /**
         * @description Whether the letters are those of MGAs. Those of carriers otherwise.
         * @example false
         */
        IsMga: boolean;
        /**
         * @description What the file is called. As its part is by default.
         * @example letters.xml
         */
        LoaFileName: string;
        /**
         * @description How many bytes the file has; another number is answered with 400. Not looked at by default.
         * @example 18220
         */
        LoaFileSize: number;
        /**
         * @description The organization's id.
         * @example org-1
         */
        OrganizationId: string;
        /**
         * @description Which data: `producer` (agencies and MGA agencies), `carrier` (carriers and MGAs) or `organization` (of every type).
         * @example producer
         */
        DynamicDataName: string;
        /**
         * @description The number of the set.
         * @example 2
         */
        FormTemplateSetId: number;
        /**
         * @description Of a deployment of the rule set; 1 is the first.
         * @example 1
         */
        DeploymentNumber: number;
        /**
         * @description The version's number.
         * @example 2
         */
        VersionNumber: number;
        /**
         * @description The set's name, URI-encoded.
         * @example Roof Type
         */
        DataSetNamePath: string;
        /**
         * @description The set's name.
         * @example Roof Type
         */
        DataSetNameQuery: string;
        /**
         * @description The name of the product that is chosen; empty when none is.
         * @example Businessowners
         */
        CriteriaProduct: string;
        /**
         * @description The value of the first field that the set depends on; empty when it has none.
         * @example 1
         */
        CriteriaFieldValue1: string;
        /**
         * @description The value of the second field that the set depends on; empty when it has none.
         * @example 1
         */
        CriteriaFieldValue2: string;
        /**
         * @description The value of the third field that the set depends on; empty when it has none.
         * @example 1
         */
        CriteriaFieldValue3: string;
        /**
         * @description Keeps the entries that contain this text, ignoring case, in one of the fields of `filterFields`.
         * @example roof
         */
        HistoryFilterText: string;
        /**
         * @description Where to look; 1 the user, 2 the message, 4 the type. Their sum looks in several.
         * @example 1
         */
        HistoryFilterFields: number;
        /**
         * @description `from..to` in epoch milliseconds, both included; either may be left out. Without it, the whole log.
         * @example 1795212000000..1795298400000
         */
        HistoryTimeRange: string;
        /** @description The column to sort by, ignoring case. Equal entries are ordered by time, the newest first. */
        HistorySortBy: "timeCreated" | "user" | "type" | "action" | "message";
        /** @description Ascending or descending. */
        HistorySortDirection: "asc" | "desc";
        /**
         * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
         * @example "3.118"
         */
        IfMatch: string;
        /**
         * @description For a single form template: the ETag of the version that was looked at. When somebody has saved since, 412, and nothing is done. With
         *     several form templates, 400. Without it, they are taken as they are.
         * @example "3.118"
         */
        IfMatchOfOne: string;
        /**
         * @description The `plan` of the preview that was looked at. When other saves of form templates would be changed now, or other ones are in production
         *     before or after, 409 with the type `/problems/plan-changed`, and nothing is done. Without it, what can be done is done.
         * @example WmBf8vUOoXIUMLTn-Fq3pQ1EJrCGVKO8rkR3ZfWXb0I
         */
        ExpectedPlan: string;
        /**
         * @description The references that were shown, and may lead nowhere afterwards: the ETag of the answer that listed them, or that of a refusal. When
         *     there are others by now, 409 with those, and nothing is done. None at all need no agreement.
         * @example W/"47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"
         */
        ExpectedReferences: string;
        /**
         * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
         *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
         *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
         *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        IdempotencyKey: string;
        /**
         * @description With `handling=strict` (RFC 7240) nothing is merged: a version other than the current one in If-Match answers 412, and who writes
         *     merges.
         * @example handling=strict
         */
        Handling: string;
        /**
         * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
         * @example editor-5f0c2b
         */
        ClientTag: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this version of the document; strong.
         * @example "3.118"
         */
        ETag: string;
        /**
         * @description Identifies what the answer says; weak.
         * @example W/"47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"
         */
        WeakETag: string;
        /** @description Where the new object is. */
        Location: string;
        /** @description The file name. */
        ContentDisposition: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type Health = components['schemas']['Health'];
export type Credentials = components['schemas']['Credentials'];
export type PasswordCredentials = components['schemas']['PasswordCredentials'];
export type ExternalCredentials = components['schemas']['ExternalCredentials'];
export type Session = components['schemas']['Session'];
export type SignInOptions = components['schemas']['SignInOptions'];
export type UserName = components['schemas']['UserName'];
export type TemporaryToken = components['schemas']['TemporaryToken'];
export type CurrentUser = components['schemas']['CurrentUser'];
export type AuthorizationKey = components['schemas']['AuthorizationKey'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type UserCard = components['schemas']['UserCard'];
export type AdminFunction = components['schemas']['AdminFunction'];
export type FoundGroup = components['schemas']['FoundGroup'];
export type FoundObject = components['schemas']['FoundObject'];
export type AdminSubTab = components['schemas']['AdminSubTab'];
export type Preferences = components['schemas']['Preferences'];
export type Translations = components['schemas']['Translations'];
export type Action = components['schemas']['Action'];
export type DataSetType = components['schemas']['DataSetType'];
export type DataSetSummary = components['schemas']['DataSetSummary'];
export type DataSetPage = components['schemas']['DataSetPage'];
export type DataSetSettings = components['schemas']['DataSetSettings'];
export type DataSet = components['schemas']['DataSet'];
export type DataSetWrite = components['schemas']['DataSetWrite'];
export type Version = components['schemas']['Version'];
export type VersionAction = components['schemas']['VersionAction'];
export type VersionPage = components['schemas']['VersionPage'];
export type ObjectEvents = components['schemas']['ObjectEvents'];
export type CurrentEvent = components['schemas']['CurrentEvent'];
export type SavedEvent = components['schemas']['SavedEvent'];
export type DeletedEvent = components['schemas']['DeletedEvent'];
export type HereEvent = components['schemas']['HereEvent'];
export type ChangesEvent = components['schemas']['ChangesEvent'];
export type ChangesUnderWay = components['schemas']['ChangesUnderWay'];
export type KindEvent = components['schemas']['KindEvent'];
export type PersonHere = components['schemas']['PersonHere'];
export type DataItem = components['schemas']['DataItem'];
export type DataItemCriteria = components['schemas']['DataItemCriteria'];
export type DataSetDependency = components['schemas']['DataSetDependency'];
export type SourceFieldDependency = components['schemas']['SourceFieldDependency'];
export type ItemPage = components['schemas']['ItemPage'];
export type PreferenceList = components['schemas']['PreferenceList'];
export type PreferenceDataType = components['schemas']['PreferenceDataType'];
export type Preference = components['schemas']['Preference'];
export type PreferenceWrite = components['schemas']['PreferenceWrite'];
export type Permissions = components['schemas']['Permissions'];
export type AuthorizationSummary = components['schemas']['AuthorizationSummary'];
export type AssignedAuthorizationSummary = components['schemas']['AssignedAuthorizationSummary'];
export type PermissionsWrite = components['schemas']['PermissionsWrite'];
export type PermissionUser = components['schemas']['PermissionUser'];
export type PermissionUserPage = components['schemas']['PermissionUserPage'];
export type StateRateList = components['schemas']['StateRateList'];
export type StateRate = components['schemas']['StateRate'];
export type FoundStateRates = components['schemas']['FoundStateRates'];
export type FoundStateRate = components['schemas']['FoundStateRate'];
export type StateRateWrite = components['schemas']['StateRateWrite'];
export type Reference = components['schemas']['Reference'];
export type SavedFilter = components['schemas']['SavedFilter'];
export type SavedFilterName = components['schemas']['SavedFilterName'];
export type SavedFilterUri = components['schemas']['SavedFilterUri'];
export type SavedFilterCreate = components['schemas']['SavedFilterCreate'];
export type SavedFilterUpdate = components['schemas']['SavedFilterUpdate'];
export type BulkSelection = components['schemas']['BulkSelection'];
export type BulkIds = components['schemas']['BulkIds'];
export type BulkFilter = components['schemas']['BulkFilter'];
export type Organization = components['schemas']['Organization'];
export type EmailSignatureWrite = components['schemas']['EmailSignatureWrite'];
export type SignatureAttachment = components['schemas']['SignatureAttachment'];
export type LetterOfAuthority = components['schemas']['LetterOfAuthority'];
export type LetterOfAuthorityPage = components['schemas']['LetterOfAuthorityPage'];
export type LetterOfAuthorityPlan = components['schemas']['LetterOfAuthorityPlan'];
export type LetterImportProgress = components['schemas']['LetterImportProgress'];
export type PlannedLetter = components['schemas']['PlannedLetter'];
export type OrganizationWrite = components['schemas']['OrganizationWrite'];
export type OrganizationSummary = components['schemas']['OrganizationSummary'];
export type OrganizationPage = components['schemas']['OrganizationPage'];
export type OrganizationStatusChange = components['schemas']['OrganizationStatusChange'];
export type OrganizationChildren = components['schemas']['OrganizationChildren'];
export type OrganizationNode = components['schemas']['OrganizationNode'];
export type OrganizationNodeProperties = components['schemas']['OrganizationNodeProperties'];
export type MissingFieldsPage = components['schemas']['MissingFieldsPage'];
export type OrganizationMissingFields = components['schemas']['OrganizationMissingFields'];
export type FormMissingFields = components['schemas']['FormMissingFields'];
export type DynamicDataContext = components['schemas']['DynamicDataContext'];
export type DynamicDataSource = components['schemas']['DynamicDataSource'];
export type DynamicDataFilter = components['schemas']['DynamicDataFilter'];
export type DynamicDataRequest = components['schemas']['DynamicDataRequest'];
export type DynamicDataItem = components['schemas']['DynamicDataItem'];
export type DynamicDataPage = components['schemas']['DynamicDataPage'];
export type DynamicDataAction = components['schemas']['DynamicDataAction'];
export type DynamicDataChoice = components['schemas']['DynamicDataChoice'];
export type FormValues = components['schemas']['FormValues'];
export type FormValue = components['schemas']['FormValue'];
export type FormAttachment = components['schemas']['FormAttachment'];
export type FormSetId = components['schemas']['FormSetId'];
export type FormSetForm = components['schemas']['FormSetForm'];
export type FormSetWrite = components['schemas']['FormSetWrite'];
export type FormSet = components['schemas']['FormSet'];
export type FormSetChanges = components['schemas']['FormSetChanges'];
export type OrganizationFormSummary = components['schemas']['OrganizationFormSummary'];
export type OrganizationForm = components['schemas']['OrganizationForm'];
export type UpgradedForms = components['schemas']['UpgradedForms'];
export type ValueEntries = components['schemas']['ValueEntries'];
export type OrganizationVersionChanges = components['schemas']['OrganizationVersionChanges'];
export type OrganizationName = components['schemas']['OrganizationName'];
export type OrganizationCard = components['schemas']['OrganizationCard'];
export type GeneratorDefinition = components['schemas']['GeneratorDefinition'];
export type RepeatingFormTemplate = components['schemas']['RepeatingFormTemplate'];
export type FormTemplateSummary = components['schemas']['FormTemplateSummary'];
export type FormTemplatePage = components['schemas']['FormTemplatePage'];
export type FormTemplateTypeCode = components['schemas']['FormTemplateTypeCode'];
export type FormTemplateType = components['schemas']['FormTemplateType'];
export type FormTemplateLocks = components['schemas']['FormTemplateLocks'];
export type FormTemplateStatus = components['schemas']['FormTemplateStatus'];
export type FormVisibility = components['schemas']['FormVisibility'];
export type ProductTemplateName = components['schemas']['ProductTemplateName'];
export type ProductTemplateChoice = components['schemas']['ProductTemplateChoice'];
export type FormTemplateFault = components['schemas']['FormTemplateFault'];
export type UiFormTemplate = components['schemas']['UIFormTemplate'];
export type UiFormTemplateWrite = components['schemas']['UIFormTemplateWrite'];
export type FormTemplate = components['schemas']['FormTemplate'];
export type FormTemplateWrite = components['schemas']['FormTemplateWrite'];
export type Day = components['schemas']['Day'];
export type FormSection = components['schemas']['FormSection'];
export type FormRow = components['schemas']['FormRow'];
export type UiField = components['schemas']['UIField'];
export type FieldTemplate = components['schemas']['FieldTemplate'];
export type FormFieldRule = components['schemas']['FormFieldRule'];
export type FormTriggerRule = components['schemas']['FormTriggerRule'];
export type RuleStatus = components['schemas']['RuleStatus'];
export type RuleTag = components['schemas']['RuleTag'];
export type RuleTagWrite = components['schemas']['RuleTagWrite'];
export type RuleAction = components['schemas']['RuleAction'];
export type Rule = components['schemas']['Rule'];
export type RuleWrite = components['schemas']['RuleWrite'];
export type RuleToReview = components['schemas']['RuleToReview'];
export type RuleSummary = components['schemas']['RuleSummary'];
export type RulePage = components['schemas']['RulePage'];
export type RuleDeploymentState = components['schemas']['RuleDeploymentState'];
export type RuleDeployment = components['schemas']['RuleDeployment'];
export type DeployedRule = components['schemas']['DeployedRule'];
export type RuleSet = components['schemas']['RuleSet'];
export type RuleSetDeployment = components['schemas']['RuleSetDeployment'];
export type RuleDeploymentPage = components['schemas']['RuleDeploymentPage'];
export type RuleSetsRedeployed = components['schemas']['RuleSetsRedeployed'];
export type RulesChanged = components['schemas']['RulesChanged'];
export type RuleReview = components['schemas']['RuleReview'];
export type RuleActionType = components['schemas']['RuleActionType'];
export type ConditionType = components['schemas']['ConditionType'];
export type RuleOperator = components['schemas']['RuleOperator'];
export type RuleVariables = components['schemas']['RuleVariables'];
export type RuleVariable = components['schemas']['RuleVariable'];
export type RuleVariableMethod = components['schemas']['RuleVariableMethod'];
export type RuleField = components['schemas']['RuleField'];
export type SearchableValue = components['schemas']['SearchableValue'];
export type RuleObjectProperty = components['schemas']['RuleObjectProperty'];
export type RuleEvaluation = components['schemas']['RuleEvaluation'];
export type RuleCase = components['schemas']['RuleCase'];
export type KeptCase = components['schemas']['KeptCase'];
export type ExpectedOutcome = components['schemas']['ExpectedOutcome'];
export type KeptCases = components['schemas']['KeptCases'];
export type KeptCasesChange = components['schemas']['KeptCasesChange'];
export type FormCase = components['schemas']['FormCase'];
export type FormExpectation = components['schemas']['FormExpectation'];
export type CaseValues = components['schemas']['CaseValues'];
export type RuleCaseLine = components['schemas']['RuleCaseLine'];
export type RuleCaseResult = components['schemas']['RuleCaseResult'];
export type RuleCaseFault = components['schemas']['RuleCaseFault'];
export type RuleCasesSummary = components['schemas']['RuleCasesSummary'];
export type RuleImpactQuery = components['schemas']['RuleImpactQuery'];
export type RuleImpact = components['schemas']['RuleImpact'];
export type OutcomeChange = components['schemas']['OutcomeChange'];
export type RuleOutcome = components['schemas']['RuleOutcome'];
export type RuleDecisions = components['schemas']['RuleDecisions'];
export type RuleDecision = components['schemas']['RuleDecision'];
export type ConditionTrace = components['schemas']['ConditionTrace'];
export type RuleCondition = components['schemas']['RuleCondition'];
export type ComponentType = components['schemas']['ComponentType'];
export type JavascriptBuilderOption = components['schemas']['JavascriptBuilderOption'];
export type ComponentSetting = components['schemas']['ComponentSetting'];
export type SettingValue = components['schemas']['SettingValue'];
export type FormTemplateFailure = components['schemas']['FormTemplateFailure'];
export type FormTemplatesChanged = components['schemas']['FormTemplatesChanged'];
export type FormTemplateSet = components['schemas']['FormTemplateSet'];
export type FormTemplateSetDetails = components['schemas']['FormTemplateSetDetails'];
export type FormTemplateSetComparison = components['schemas']['FormTemplateSetComparison'];
export type FormTemplateChange = components['schemas']['FormTemplateChange'];
export type FormTemplateSave = components['schemas']['FormTemplateSave'];
export type FormFieldChange = components['schemas']['FormFieldChange'];
export type FormTemplateImpact = components['schemas']['FormTemplateImpact'];
export type FormTemplateGraph = components['schemas']['FormTemplateGraph'];
export type FormTemplateNode = components['schemas']['FormTemplateNode'];
export type FormTemplateLink = components['schemas']['FormTemplateLink'];
export type FormTemplateSetPage = components['schemas']['FormTemplateSetPage'];
export type RulesReloaded = components['schemas']['RulesReloaded'];
export type FormTemplateImport = components['schemas']['FormTemplateImport'];
export type ImportedFormTemplate = components['schemas']['ImportedFormTemplate'];
export type FormReference = components['schemas']['FormReference'];
export type FormField = components['schemas']['FormField'];
export type FileUpload = components['schemas']['FileUpload'];
export type ClassCodePlan = components['schemas']['ClassCodePlan'];
export type ClassCodeDifference = components['schemas']['ClassCodeDifference'];
export type RestoreOperation = components['schemas']['RestoreOperation'];
export type RestoreReport = components['schemas']['RestoreReport'];
export type RestoreSection = components['schemas']['RestoreSection'];
export type RestoreRefusal = components['schemas']['RestoreRefusal'];
export type RestoreProblem = components['schemas']['RestoreProblem'];
export type ConfigurationLog = components['schemas']['ConfigurationLog'];
export type ConfigurationLogPage = components['schemas']['ConfigurationLogPage'];
export type ConfigurationLogDetails = components['schemas']['ConfigurationLogDetails'];
export type FieldChange = components['schemas']['FieldChange'];
export type DataDictionary = components['schemas']['DataDictionary'];
export type Timestamp = components['schemas']['Timestamp'];
export type Problem = components['schemas']['Problem'];
export type RuleViolation = components['schemas']['RuleViolation'];
export type StaleDataSetProblem = components['schemas']['StaleDataSetProblem'];
export type StaleObjectProblem = components['schemas']['StaleObjectProblem'];
export type StaleListProblem = components['schemas']['StaleListProblem'];
export type Editor = components['schemas']['Editor'];
export type ObjectOrigin = components['schemas']['ObjectOrigin'];
export type EmailRecipient = components['schemas']['EmailRecipient'];
export type EmailRecipientWrite = components['schemas']['EmailRecipientWrite'];
export type Placeholder = components['schemas']['Placeholder'];
export type RecipientGroup = components['schemas']['RecipientGroup'];
export type RecipientChoice = components['schemas']['RecipientChoice'];
export type NotificationEmailTemplate = components['schemas']['NotificationEmailTemplate'];
export type TestEmail = components['schemas']['TestEmail'];
export type TestEmailResult = components['schemas']['TestEmailResult'];
export type NotificationEmailTemplateWrite = components['schemas']['NotificationEmailTemplateWrite'];
export type NotificationEmailTemplateSummary = components['schemas']['NotificationEmailTemplateSummary'];
export type NotificationEmailTemplatePage = components['schemas']['NotificationEmailTemplatePage'];
export type ProductTemplate = components['schemas']['ProductTemplate'];
export type ProductTemplateWrite = components['schemas']['ProductTemplateWrite'];
export type ProductBackdateBoundary = components['schemas']['ProductBackdateBoundary'];
export type ProductFuturedateBoundary = components['schemas']['ProductFuturedateBoundary'];
export type ProductSubmitPendingBoundary = components['schemas']['ProductSubmitPendingBoundary'];
export type ProductPeriodBoundary = components['schemas']['ProductPeriodBoundary'];
export type ProductTemplateSummary = components['schemas']['ProductTemplateSummary'];
export type ProductTemplatePage = components['schemas']['ProductTemplatePage'];
export type ProductDocumentsUpload = components['schemas']['ProductDocumentsUpload'];
export type ConfiguredFile = components['schemas']['ConfiguredFile'];
export type ConfiguredFilePage = components['schemas']['ConfiguredFilePage'];
export type ConfiguredFileUpload = components['schemas']['ConfiguredFileUpload'];
export type ScoringRule = components['schemas']['ScoringRule'];
export type ScoringFormula = components['schemas']['ScoringFormula'];
export type DiscreteFormula = components['schemas']['DiscreteFormula'];
export type RangeFormula = components['schemas']['RangeFormula'];
export type ScoringFormulaWrite = components['schemas']['ScoringFormulaWrite'];
export type DiscreteFormulaWrite = components['schemas']['DiscreteFormulaWrite'];
export type RangeFormulaWrite = components['schemas']['RangeFormulaWrite'];
export type ScoringRuleWrite = components['schemas']['ScoringRuleWrite'];
export type ScoringRuleSummary = components['schemas']['ScoringRuleSummary'];
export type ScoringRulePage = components['schemas']['ScoringRulePage'];
export type ScoringField = components['schemas']['ScoringField'];
export type ScoringTrial = components['schemas']['ScoringTrial'];
export type ScoringVerdict = components['schemas']['ScoringVerdict'];
export type SectionRule = components['schemas']['SectionRule'];
export type SectionTemplate = components['schemas']['SectionTemplate'];
export type SectionProduct = components['schemas']['SectionProduct'];
export type SectionTemplateWrite = components['schemas']['SectionTemplateWrite'];
export type SectionTemplateSummary = components['schemas']['SectionTemplateSummary'];
export type SectionTemplatePage = components['schemas']['SectionTemplatePage'];
export type DocumentSection = components['schemas']['DocumentSection'];
export type SectionRulesReloaded = components['schemas']['SectionRulesReloaded'];
export type SectionDocumentUpload = components['schemas']['SectionDocumentUpload'];
export type NotificationPopupTemplate = components['schemas']['NotificationPopupTemplate'];
export type NotificationPopupTemplateWrite = components['schemas']['NotificationPopupTemplateWrite'];
export type NotificationPopupTemplateSummary = components['schemas']['NotificationPopupTemplateSummary'];
export type NotificationPopupTemplatePage = components['schemas']['NotificationPopupTemplatePage'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseDemoElsewhere = components['responses']['DemoElsewhere'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseReferences = components['responses']['References'];
export type ResponseFormTemplatesRefused = components['responses']['FormTemplatesRefused'];
export type ResponseFormReferences = components['responses']['FormReferences'];
export type ResponseVersions = components['responses']['Versions'];
export type ResponseStaleObject = components['responses']['StaleObject'];
export type ResponseStaleList = components['responses']['StaleList'];
export type ResponseStaleDataSet = components['responses']['StaleDataSet'];
export type ResponsePreconditionRequired = components['responses']['PreconditionRequired'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseKeyReused = components['responses']['KeyReused'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseTooManyCalls = components['responses']['TooManyCalls'];
export type ResponseTooManyStreams = components['responses']['TooManyStreams'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseSignInBusy = components['responses']['SignInBusy'];
export type ResponseMailFailed = components['responses']['MailFailed'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterStartIndex = components['parameters']['StartIndex'];
export type ParameterNumberOfRows = components['parameters']['NumberOfRows'];
export type ParameterSortDirection = components['parameters']['SortDirection'];
export type ParameterUserType = components['parameters']['UserType'];
export type ParameterObjectId = components['parameters']['ObjectId'];
export type ParameterIsMga = components['parameters']['IsMga'];
export type ParameterLoaFileName = components['parameters']['LoaFileName'];
export type ParameterLoaFileSize = components['parameters']['LoaFileSize'];
export type ParameterOrganizationId = components['parameters']['OrganizationId'];
export type ParameterDynamicDataName = components['parameters']['DynamicDataName'];
export type ParameterFormTemplateSetId = components['parameters']['FormTemplateSetId'];
export type ParameterDeploymentNumber = components['parameters']['DeploymentNumber'];
export type ParameterVersionNumber = components['parameters']['VersionNumber'];
export type ParameterDataSetNamePath = components['parameters']['DataSetNamePath'];
export type ParameterDataSetNameQuery = components['parameters']['DataSetNameQuery'];
export type ParameterCriteriaProduct = components['parameters']['CriteriaProduct'];
export type ParameterCriteriaFieldValue1 = components['parameters']['CriteriaFieldValue1'];
export type ParameterCriteriaFieldValue2 = components['parameters']['CriteriaFieldValue2'];
export type ParameterCriteriaFieldValue3 = components['parameters']['CriteriaFieldValue3'];
export type ParameterHistoryFilterText = components['parameters']['HistoryFilterText'];
export type ParameterHistoryFilterFields = components['parameters']['HistoryFilterFields'];
export type ParameterHistoryTimeRange = components['parameters']['HistoryTimeRange'];
export type ParameterHistorySortBy = components['parameters']['HistorySortBy'];
export type ParameterHistorySortDirection = components['parameters']['HistorySortDirection'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterIfMatchOfOne = components['parameters']['IfMatchOfOne'];
export type ParameterExpectedPlan = components['parameters']['ExpectedPlan'];
export type ParameterExpectedReferences = components['parameters']['ExpectedReferences'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterHandling = components['parameters']['Handling'];
export type ParameterClientTag = components['parameters']['ClientTag'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderWeakETag = components['headers']['WeakETag'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderContentDisposition = components['headers']['ContentDisposition'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "demo": true
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cookie belongs to a live session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description There is no cookie, and no session. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. The login token is in the cookie. */
            200: {
                headers: {
                    /**
                     * @description The login token, and for a browser what it is known by at later sign-ins; HttpOnly, SameSite=Strict, and over
                     *     https Secure with names that begin with `__Host-`.
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientId": "4b1f0f3c6e0d4a6db2b7f6f5c4d3e2a1",
                     *       "expiresAt": 1795212000000,
                     *       "user": {
                     *         "id": "admin",
                     *         "username": "admin",
                     *         "name": "Marta Oduya"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["DemoElsewhere"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["SignInBusy"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session lives until the new time. */
            200: {
                headers: {
                    /** @description The new login token. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createTemporaryToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token to send as `t`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporaryToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getSignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "demoUsers": [
                     *         "admin",
                     *         "author",
                     *         "viewer"
                     *       ],
                     *       "singleSignOn": false
                     *     }
                     */
                    "application/json": components["schemas"]["SignInOptions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example admin
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getUserImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example admin
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A square picture. */
            200: {
                headers: {
                    /** @description The digest of the picture. */
                    ETag?: string;
                    /** @description How long the browser may keep it. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The user has no picture. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    filterOrganizations: {
        parameters: {
            query?: {
                /**
                 * @description `/Organization` with a query string. Keys: `search` (in name and code), `name`, `code` and `city` (contain, ignoring case),
                 *     `name.eq`, `code.eq`, `state`, `parent` (what it belongs to: contains), `parentId`, `organizationType`, `status`,
                 *     `lastModifiedBy` (contains: the name of who saved it last), `missingFields` (`true`: those whose forms lack required values; `false`:
                 *     the others) and `id.in` (a JSON list of ids).
                 * @example /Organization?search=harbor&status=1
                 */
                filterUri?: string;
                /** @description Keeps those of a type: 1 agency, 2 carrier, 3 MGA, 4 MGA agency. Default: of all types. */
                organizationType?: 1 | 2 | 3 | 4;
                /** @description The column to sort by. By `status`, inactive ones come first, then active ones, then drafts. */
                sortBy?: "name" | "city" | "state" | "parentName" | "code" | "status" | "timeLastModified";
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["SortDirection"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createOrganization: {
        parameters: {
            query: {
                /**
                 * @description 1 agency, 2 carrier, 3 MGA, 4 MGA agency. It stays what it is.
                 * @example 1
                 */
                organizationType: 1 | 2 | 3 | 4;
            };
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Busy"];
        };
    };
    exportOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filterUri": "/Organization?organizationType=2",
                 *       "excludedIds": [],
                 *       "expectedCount": 80
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The file, named after the section. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getOrganization: {
        parameters: {
            query?: {
                /**
                 * @description Identifies the visit of the manager. Changes reach it by the stream of `/rest/Events` that names the same visit, or by any other
                 *     that watches the organization.
                 */
                registrationIdentifier?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbor Mutual",
                 *       "code": "HM",
                 *       "city": "Des Moines",
                 *       "state": "IA"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizationWrite"];
            };
        };
        responses: {
            /** @description The organization as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    deleteOrganization: {
        parameters: {
            query?: {
                /**
                 * @description The references that were shown, and may lead nowhere afterwards: the ETag of the answer that listed them, or that of a refusal. When
                 *     there are others by now, 409 with those, and nothing is done. None at all need no agreement.
                 * @example W/"47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"
                 */
                expectedReferences?: components["parameters"]["ExpectedReferences"];
                /**
                 * @description The id of the user whose changes of the forms are lost with it. The caller's own need no agreement.
                 * @example 4f0c1d2e
                 */
                changesOf?: string;
            };
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    endOrganizationVisit: {
        parameters: {
            query: {
                /**
                 * @description Identifies the visit of the manager.
                 * @example 0b9f0ad6-7c39-4b34-8e7e-2f5ed2a1c9d4
                 */
                registrationIdentifier: string;
            };
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listOrganizationChildren: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ancestors": [
                     *         {
                     *           "id": "org-1",
                     *           "name": "Harbor Mutual",
                     *           "organizationType": 2,
                     *           "status": 1,
                     *           "code": "HM"
                     *         }
                     *       ],
                     *       "records": [
                     *         {
                     *           "id": "org-7",
                     *           "name": "Lakeshore Risk Partners",
                     *           "organizationType": 1,
                     *           "status": 1,
                     *           "code": null,
                     *           "childCount": 0
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationChildren"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listOrganizationReferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["References"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listOrganizationVersions: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Versions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getOrganizationVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization in that version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    compareOrganizationVersions: {
        parameters: {
            query?: {
                /**
                 * @description The number of the version that it is compared with. Without it, everything that the version has was added.
                 * @example 1
                 */
                since?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What differs; a form that does not is left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "forms": [
                     *         {
                     *           "id": "form-1",
                     *           "name": "Agency Authority",
                     *           "fromVersion": 1,
                     *           "toVersion": 2,
                     *           "changes": [
                     *             {
                     *               "fieldName": "fax",
                     *               "label": "Fax",
                     *               "entries": [],
                     *               "before": "(843) 555-0149",
                     *               "after": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "letters": {
                     *         "added": 0,
                     *         "changed": 0,
                     *         "removed": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationVersionChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    activateOrganization: {
        parameters: {
            query?: {
                /** @description Whether those that belong to it follow, and those that belong to these. */
                propagateStatusToChildren?: boolean;
            };
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many organizations changed; 0 where all of them had the status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 3
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationStatusChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    deactivateOrganization: {
        parameters: {
            query?: {
                /** @description Whether those that belong to it follow, and those that belong to these. */
                propagateStatusToChildren?: boolean;
            };
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many organizations changed; 0 where all of them had the status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 3
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationStatusChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    getOrganizationFormSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "org-1"
                     *     }
                     */
                    "application/json": components["schemas"]["FormSetId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listOrganizationForms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "4f6b",
                     *         "name": "Agency and Brokerage Authority",
                     *         "formTemplateType": 13,
                     *         "formTemplateDisplayName": "Agency and Brokerage Authority",
                     *         "requiredFieldCount": 1,
                     *         "totalRequiredFieldCount": 3,
                     *         "children": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrganizationFormSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getOrganizationForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the form within the organization.
                 * @example 4f6b
                 */
                formId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationForm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    upgradeOrganizationForms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many forms were changed or added, and which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "forms": [
                     *         {
                     *           "id": "4f6b",
                     *           "name": "Organization Profile",
                     *           "fromVersion": 3,
                     *           "toVersion": 4,
                     *           "lost": [
                     *             {
                     *               "fieldName": "faxNumber",
                     *               "label": "Fax",
                     *               "entries": [
                     *                 {
                     *                   "label": "Locations",
                     *                   "number": 2
                     *                 }
                     *               ],
                     *               "value": "515 555 0101",
                     *               "reason": "The newer version of the form does not have the field."
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UpgradedForms"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Busy"];
        };
    };
    listMissingFields: {
        parameters: {
            query?: {
                /**
                 * @description As of the list of organizations.
                 * @example /Organization?status=1
                 */
                filterUri?: string;
                /** @description Keeps those of a type: 1 agency, 2 carrier, 3 MGA, 4 MGA agency. Default: of all types. */
                organizationType?: 1 | 2 | 3 | 4;
                /** @description The column to sort by. */
                sortBy?: "name" | "city" | "state" | "parentName" | "code" | "status" | "timeLastModified" | "organizationType" | "requiredFieldCount";
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["SortDirection"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "id": "org-7",
                     *           "name": "Lakeshore Risk Partners",
                     *           "organizationType": 1,
                     *           "status": 1,
                     *           "isDraftStatus": false,
                     *           "code": "41-1187",
                     *           "timeLastModified": 1782000000000,
                     *           "requiredFieldCount": 2,
                     *           "totalRequiredFieldCount": 4,
                     *           "forms": [
                     *             {
                     *               "id": "org-7-AgencyAuthority",
                     *               "name": "Agency and Brokerage Authority",
                     *               "formTemplateType": 13,
                     *               "requiredFieldCount": 2,
                     *               "totalRequiredFieldCount": 3,
                     *               "first": {
                     *                 "path": [
                     *                   "appointmentStatus"
                     *                 ],
                     *                 "label": "Appointment Status"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MissingFieldsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getDynamicDataFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which data: `producer` (agencies and MGA agencies), `carrier` (carriers and MGAs) or `organization` (of every type).
                 * @example producer
                 */
                dataName: components["parameters"]["DynamicDataName"];
                /**
                 * @description The number of the filter; `producer` has 101, `carrier` 102 and `organization` 103.
                 * @example 101
                 */
                filterType: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "context": {
                 *         "organizationId": "org-1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DynamicDataSource"];
            };
        };
        responses: {
            /** @description The filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dataName": "producer",
                     *       "filterType": 101,
                     *       "title": "Producers",
                     *       "ownerUri": "/Organization",
                     *       "filterUri": "/Organization",
                     *       "columns": [
                     *         {
                     *           "key": "name",
                     *           "label": "Name",
                     *           "sortable": true
                     *         }
                     *       ],
                     *       "fields": [
                     *         {
                     *           "key": "status",
                     *           "label": "Status",
                     *           "type": "choice",
                     *           "choices": [
                     *             {
                     *               "value": "1",
                     *               "label": "Active"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "actions": [
                     *         {
                     *           "name": "select",
                     *           "label": "Select",
                     *           "use": "choose"
                     *         },
                     *         {
                     *           "name": "noMatch",
                     *           "label": "No Match",
                     *           "use": "none"
                     *         },
                     *         {
                     *           "name": "export",
                     *           "label": "Export",
                     *           "use": "several"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DynamicDataFilter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
        };
    };
    filterDynamicData: {
        parameters: {
            query?: {
                /**
                 * @description As of the list of organizations.
                 * @example /Organization?name=harbor
                 */
                filterUri?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Which data: `producer` (agencies and MGA agencies), `carrier` (carriers and MGAs) or `organization` (of every type).
                 * @example producer
                 */
                dataName: components["parameters"]["DynamicDataName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sortBy": "name",
                 *       "sortDirection": "asc",
                 *       "startIndex": 0,
                 *       "maxResults": 25,
                 *       "context": {
                 *         "selectedIds": [
                 *           "org-5"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DynamicDataRequest"];
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "items": [
                     *         {
                     *           "id": "org-5",
                     *           "name": "Halvorsen Insurance Group",
                     *           "code": "IA-0117",
                     *           "city": "Des Moines",
                     *           "state": "IA",
                     *           "parentName": "Harbor Mutual",
                     *           "status": "Active"
                     *         }
                     *       ],
                     *       "selectedItems": []
                     *     }
                     */
                    "application/json": components["schemas"]["DynamicDataPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
        };
    };
    runDynamicDataAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which data: `producer` (agencies and MGA agencies), `carrier` (carriers and MGAs) or `organization` (of every type).
                 * @example producer
                 */
                dataName: components["parameters"]["DynamicDataName"];
                /**
                 * @description `select` answers what was chosen as it is now; `noMatch` answers an empty choice; `export` answers as `select`, and with a file.
                 * @example select
                 */
                actionName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "select",
                 *       "context": {},
                 *       "count": 1,
                 *       "items": [
                 *         {
                 *           "id": "org-5"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DynamicDataAction"];
            };
        };
        responses: {
            /** @description What was chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "select",
                     *       "count": 1,
                     *       "items": [
                     *         {
                     *           "id": "org-5",
                     *           "name": "Halvorsen Insurance Group",
                     *           "code": "IA-0117"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DynamicDataChoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
        };
    };
    updateOrganizationSignature: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emailSignature": "<p>Ana Fields<br>Harbor Mutual</p>"
                 *     }
                 */
                "application/json": components["schemas"]["EmailSignatureWrite"];
            };
        };
        responses: {
            /** @description The organization as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    uploadSignatureAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description Where it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "/rest/Organization/org-1/emailSignature/attachments/oVqv5sYGM7zTMSCFOVXbYmz1Kl8ZfJm5MIhJcWmFQ6g/logo.png",
                     *       "fileName": "logo.png",
                     *       "mediaType": "image/png",
                     *       "size": 4120
                     *     }
                     */
                    "application/json": components["schemas"]["SignatureAttachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getSignatureAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
                /**
                 * @description Of the bytes, SHA-256 in base64url.
                 * @example oVqv5sYGM7zTMSCFOVXbYmz1Kl8ZfJm5MIhJcWmFQ6g
                 */
                digest: string;
                /**
                 * @description What it is saved as.
                 * @example logo.png
                 */
                fileName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, byte for byte as it was uploaded. What it holds runs no scripts and reaches nothing of the console. */
            200: {
                headers: {
                    /** @description The digest of the file. */
                    ETag?: string;
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "image/webp": string;
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listLettersOfAuthority: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "number": "LOA-1001",
                     *           "issuerId": "org-1",
                     *           "issuerName": "Harbor Mutual",
                     *           "agencyId": "org-5",
                     *           "agencyName": "Prairie Insurance Group",
                     *           "effective": "2026-01-01",
                     *           "expires": "2026-12-31",
                     *           "states": [
                     *             "IA",
                     *             "NE"
                     *           ],
                     *           "lines": [
                     *             "Property"
                     *           ],
                     *           "note": null
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["LetterOfAuthorityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    importLettersOfAuthority: {
        parameters: {
            query?: {
                /**
                 * @description Whether the letters are those of MGAs. Those of carriers otherwise.
                 * @example false
                 */
                isMga?: components["parameters"]["IsMga"];
                /**
                 * @description What the file is called. As its part is by default.
                 * @example letters.xml
                 */
                fileName?: components["parameters"]["LoaFileName"];
                /**
                 * @description How many bytes the file has; another number is answered with 400. Not looked at by default.
                 * @example 18220
                 */
                size?: components["parameters"]["LoaFileSize"];
                /**
                 * @description By this id of the caller's choice `/importLOA/progress` tells how far the import is. Nothing does by default.
                 * @example 0b9f0ad6-7c39-4b34-8e7e-2f5ed2a1c9d4
                 */
                importId?: string;
                /**
                 * @description The `plan` of the answer that was looked at, of the same file. When something else would be done now, 409 with the type
                 *     `/problems/plan-changed`, and nothing is done. Without it, the file is imported whatever is there.
                 * @example WmBf8vUOoXIUMLTn-Fq3pQ1EJrCGVKO8rkR3ZfWXb0I
                 */
                expectedPlan?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /**
             * @description Lines: a title, `Success - ` with how many letters are there as the file has them, `Failure - ` with how many are not, then a line for
             *     each failure, 1,000 at most.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Import LOAs
                     *     Success - 2
                     *     Failure - 1
                     *     Line 14, LOA-1003: There is no carrier with the code 'C-9'.
                     */
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The plan is not the expected one. Nothing was done. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/plan-changed",
                     *       "title": "Not as it was shown",
                     *       "status": 409,
                     *       "detail": "What this would change has changed since it was shown. See it again first."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCalls"];
            503: components["responses"]["Busy"];
        };
    };
    planLettersOfAuthority: {
        parameters: {
            query?: {
                /**
                 * @description Whether the letters are those of MGAs. Those of carriers otherwise.
                 * @example false
                 */
                isMga?: components["parameters"]["IsMga"];
                /**
                 * @description What the file is called. As its part is by default.
                 * @example letters.xml
                 */
                fileName?: components["parameters"]["LoaFileName"];
                /**
                 * @description How many bytes the file has; another number is answered with 400. Not looked at by default.
                 * @example 18220
                 */
                size?: components["parameters"]["LoaFileSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description What would be done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "added": 1,
                     *       "updated": 0,
                     *       "unchanged": 1,
                     *       "failed": 1,
                     *       "plan": "WmBf8vUOoXIUMLTn-Fq3pQ1EJrCGVKO8rkR3ZfWXb0I",
                     *       "letters": [
                     *         {
                     *           "line": 14,
                     *           "number": "LOA-1003",
                     *           "issuerName": null,
                     *           "agencyName": null,
                     *           "fate": "refused",
                     *           "message": "There is no carrier with the code 'C-9'."
                     *         },
                     *         {
                     *           "line": 4,
                     *           "number": "LOA-1001",
                     *           "issuerName": "Harbor Mutual",
                     *           "agencyName": "Prairie Insurance Group",
                     *           "fate": "added",
                     *           "message": ""
                     *         },
                     *         {
                     *           "line": 9,
                     *           "number": "LOA-1002",
                     *           "issuerName": "Harbor Mutual",
                     *           "agencyName": "Summit Brokerage",
                     *           "fate": "left",
                     *           "message": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LetterOfAuthorityPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getLetterImportProgress: {
        parameters: {
            query: {
                /**
                 * @description As the import was given it.
                 * @example 0b9f0ad6-7c39-4b34-8e7e-2f5ed2a1c9d4
                 */
                importId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "progress": {
                     *         "step": "importing",
                     *         "done": 4200,
                     *         "total": 10000
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LetterImportProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    exportLettersOfAuthority: {
        parameters: {
            query?: {
                /**
                 * @description Whether the letters are those of MGAs. Those of carriers otherwise.
                 * @example false
                 */
                isMga?: components["parameters"]["IsMga"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, named `carrierLOAExport.xml`. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getFormSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    startFormSetChanges: {
        parameters: {
            query?: {
                /** @description Whether changes of another user become the caller's, values and all. */
                takeOver?: boolean;
            };
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Busy"];
        };
    };
    saveFormSetChanges: {
        parameters: {
            query: {
                /**
                 * @description The revision of the changes that the caller knows. Another one answers 409, and nothing is done.
                 * @example 3
                 */
                revision: number;
            };
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "forms": [
                 *         {
                 *           "id": "4f6b",
                 *           "values": {
                 *             "appointmentStatus": "Appointed"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FormSetWrite"];
            };
        };
        responses: {
            /** @description The form set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    applyFormSetChanges: {
        parameters: {
            query: {
                /**
                 * @description The revision of the changes that the caller knows. Another one answers 409, and nothing is done.
                 * @example 3
                 */
                revision: number;
            };
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Busy"];
        };
    };
    discardFormSetChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Busy"];
        };
    };
    uploadFormAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description What the value of a field names the file by. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "digest": "oVqv5sYGM7zTMSCFOVXbYmz1Kl8ZfJm5MIhJcWmFQ6g",
                     *       "fileName": "agreement.pdf",
                     *       "mediaType": "application/pdf",
                     *       "size": "41200"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAttachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getFormAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: components["parameters"]["OrganizationId"];
                /**
                 * @description Of the bytes, SHA-256 in base64url.
                 * @example oVqv5sYGM7zTMSCFOVXbYmz1Kl8ZfJm5MIhJcWmFQ6g
                 */
                digest: string;
                /**
                 * @description What it is saved as.
                 * @example agreement.pdf
                 */
                fileName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, byte for byte as it was uploaded, to be saved. */
            200: {
                headers: {
                    /** @description The digest of the file. */
                    ETag?: string;
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "image/webp": string;
                    "image/x-icon": string;
                    "image/svg+xml": string;
                    "text/html": string;
                    "application/pdf": string;
                    "application/vnd.ms-excel": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/msword": string;
                    "application/rtf": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getOrganizationCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization's id.
                 * @example org-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationCard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    searchObjects: {
        parameters: {
            query: {
                /**
                 * @description Keeps the objects whose name contains this text, ignoring case.
                 * @example roof
                 */
                text: string;
                /** @description How many objects of each kind to answer at most. Without it 5, unless a preference says otherwise. */
                numberOfRows?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, kind by kind, each ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "ownerUri": "/DataSet",
                     *         "plural": "data sets",
                     *         "records": [
                     *           {
                     *             "uri": "/DataSet:Roof Type",
                     *             "name": "Roof Type"
                     *           }
                     *         ],
                     *         "totalRecords": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FoundGroup"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listAdminFunctions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The functions with their sub-tabs. A client shows those it has a screen for. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "key": "dataSets",
                     *         "label": "Data sets",
                     *         "group": "Content",
                     *         "subTabs": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AdminFunction"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getDefaultPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Preference names and their values. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "system.disablePasswordAndProfileManagementConfigurator": "false"
                     *     }
                     */
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getEffectivePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Preference names and their values. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lists.defaultPageSize": "25"
                     *     }
                     */
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listStudioPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    updateStudioPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `handling=strict` (RFC 7240) nothing is merged: a version other than the current one in If-Match answers 412, and who writes
                 *     merges.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Handling"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "name": "lists.defaultPageSize",
                 *         "value": "50"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["PreferenceWrite"][];
            };
        };
        responses: {
            /** @description The preferences as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["StaleList"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    listStudioPreferenceVersions: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Versions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getStudioPreferenceVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences in that version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getTranslations: {
        parameters: {
            query: {
                /**
                 * @description A BCP 47 language tag.
                 * @example en-US
                 */
                locale: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Message ids and their texts. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dataSets.title": "Manage Data Sets"
                     *     }
                     */
                    "application/json": components["schemas"]["Translations"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listActions: {
        parameters: {
            query: {
                /** @description The kind's owner URI, a colon, and the object's name; `null` is the kind's browser. */
                uri: string;
                /** @description Identifies the visit of the manager of an organization. The actions are the same with any. */
                registrationIdentifier?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions in the order in which to offer them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Action"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listSavedFilters: {
        parameters: {
            query: {
                /**
                 * @description The kind's owner URI.
                 * @example /Organization
                 */
                kind: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's own, in their order. The first one is applied where the list opens without a question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilter"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createSavedFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Carriers in Iowa",
                 *       "filterUri": "/Organization?state=IA"
                 *     }
                 */
                "application/json": components["schemas"]["SavedFilterCreate"];
            };
        };
        responses: {
            /** @description The filter as saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
        };
    };
    updateSavedFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Carriers in Iowa",
                 *       "position": 0
                 *     }
                 */
                "application/json": components["schemas"]["SavedFilterUpdate"];
            };
        };
        responses: {
            /** @description The filter as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteSavedFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    watchObjects: {
        parameters: {
            query: {
                /**
                 * @description An object's owner URI, a colon, and its name as it is, whatever characters it has; encoded once, as every
                 *     query parameter. Once for each object. An object that does not exist may be watched, too. An owner URI alone
                 *     watches all objects of the kind.
                 * @example [
                 *       "/DataSet:Roof Type",
                 *       "/UIFormTemplate"
                 *     ]
                 */
                uri: string[];
                /**
                 * @description Identifies the visit of an organization's manager that the stream is opened for: `DELETE /rest/Organization/{id}/List` with it
                 *     closes the stream.
                 */
                registrationIdentifier?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, for as long as the connection holds. */
            200: {
                headers: {
                    /** @description Always `no-store`. */
                    "Cache-Control": "no-store";
                    /** @description Always `no`, which tells proxies to pass events on at once. */
                    "X-Accel-Buffering": "no";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: current
                     *     data: {"uri":"/DataSet:Roof Type","name":"Roof Type","etag":"\"3.118\""}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyStreams"];
        };
    };
    listDataSets: {
        parameters: {
            query?: {
                /**
                 * @description `/DataSet` with a query string. Keys: `name` (contains, ignoring case), `type` (equals), `product` (a
                 *     product's name; keeps the sets whose criteria, or whose fields' forms, name it). Other operators are
                 *     spelled `key.op=value`: `name.eq`, `name.alike`, `type.in` (comma separated), `id.in` (a JSON list of ids).
                 * @example /DataSet?name=state&type=2
                 */
                filterUri?: string;
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
                /** @description The column to sort by. Equal rows are ordered by name. */
                sortBy?: "name" | "type" | "description" | "lastModifiedBy" | "timeLastModified";
                /** @description Ascending or descending. */
                sortDirection?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSetPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listDataSetReferences: {
        parameters: {
            query: {
                /**
                 * @description The set's name.
                 * @example Roof Type
                 */
                dataSetName: components["parameters"]["DataSetNameQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields and rules that name the set, ordered by type and name. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": 2,
                     *         "name": "PropertyLocation.roofType",
                     *         "label": "Property Location › Roof Type",
                     *         "version": "3"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Reference"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteDataSet: {
        parameters: {
            query: {
                /**
                 * @description The set's name.
                 * @example Roof Type
                 */
                dataSetName: components["parameters"]["DataSetNameQuery"];
                /** @description Deletes although fields or rules still name the set. */
                forceDelete?: boolean;
                /**
                 * @description The references that were shown, and may lead nowhere afterwards: the ETag of the answer that listed them, or that of a refusal. When
                 *     there are others by now, 409 with those, and nothing is done. None at all need no agreement.
                 * @example W/"47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"
                 */
                expectedReferences?: components["parameters"]["ExpectedReferences"];
            };
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleDataSet"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    exportDataSets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The file, named `Data Sets_<yyyyMMdd_HHmmss>.dbinit`. */
            200: {
                headers: {
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    listDataItemGenerators: {
        parameters: {
            query: {
                /**
                 * @description The type of data set. A static set has no generator.
                 * @example 1
                 */
                type: components["schemas"]["DataSetType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The generators, ordered by label. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "beanName": "enhancedDynamicDataItemGenerator",
                     *         "label": "Enhanced dynamic data items"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["GeneratorDefinition"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listRepeatingFormTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates that are filled in once per row of a schedule, ordered by name. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepeatingFormTemplate"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listFormTemplates: {
        parameters: {
            query?: {
                /**
                 * @description `/UIFormTemplate` with a query string. Keys: `name` (contains, ignoring case, in the display name or the
                 *     unique name), `uniqueName` (equals; `uniqueName.alike`), `type` (equals; `type.in` takes codes joined by commas), `status` (equals; `status.in`),
                 *     `product` (the name of a product template that the form names), `visibility` (equals), `version` (equals;
                 *     `version.gte` and `version.lte`), `valid` (`true` or `false`), `lastModifiedBy` (contains: the name of who saved it last),
                 *     `timeLastModified.from` and `timeLastModified.to` (epoch milliseconds, both inclusive; also as `timeLastModified.gte`, and
                 *     `timeLastModified.lt` for what is before), `current` (`true`: of each unique name the
                 *     current version, which is the one in production, else the last published, else the last), `root` (`false`:
                 *     supplemental forms) and `id.in` (a JSON list of ids).
                 * @example /UIFormTemplate?name=location
                 */
                filterUri?: string;
                /**
                 * @description The column to sort by. Equal rows are ordered by unique name. `type` and `status` are ordered by their names, `productTemplateShortNames` by the names
                 *     of the products, forms for all products first.
                 */
                sortBy?: "name" | "displayName" | "uniqueName" | "type" | "productTemplateShortNames" | "version" | "visibility" | "status" | "valid" | "lastModifiedBy" | "timeLastModified";
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["SortDirection"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, ordered by display name unless `sortBy` says otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormTemplatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listFormTemplateTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every type, by code, with what its forms can say. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": 2,
                     *         "name": "Rating",
                     *         "hasProducts": true,
                     *         "hasProposalLevel": true,
                     *         "hasEndorsements": false,
                     *         "hasLinkForm": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FormTemplateType"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listFormTemplateLocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is locked, as people call it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "form": [
                     *         "Unique Name",
                     *         "Type"
                     *       ],
                     *       "fields": [
                     *         "Component",
                     *         "Multi Select"
                     *       ],
                     *       "newFields": [
                     *         "Required Level"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FormTemplateLocks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listFormFields: {
        parameters: {
            query: {
                /**
                 * @description The form template's unique name.
                 * @example BuildingSchedule
                 */
                formTemplateUniqueName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields in the order of the form. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormField"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getFormTemplateGraph: {
        parameters: {
            query?: {
                /**
                 * @description The code of a type of form templates.
                 * @example 1
                 */
                type?: number;
                /**
                 * @description The unique name of one form template.
                 * @example LocationSchedule
                 */
                formTemplateUniqueName?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms and their links. A form that is named and not there has no id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "forms": [
                     *         {
                     *           "id": "5f1d7e",
                     *           "uniqueName": "RoofSupplement",
                     *           "displayName": "Roof Supplement",
                     *           "type": 1,
                     *           "version": 2,
                     *           "status": 0,
                     *           "valid": true,
                     *           "root": false
                     *         },
                     *         {
                     *           "id": "77ab01",
                     *           "uniqueName": "LocationSchedule",
                     *           "displayName": "Locations",
                     *           "type": 1,
                     *           "version": 1,
                     *           "status": 1,
                     *           "valid": true,
                     *           "root": true
                     *         }
                     *       ],
                     *       "links": [
                     *         {
                     *           "from": "RoofSupplement",
                     *           "to": "LocationSchedule",
                     *           "type": 5,
                     *           "fields": [
                     *             "roofAge"
                     *           ]
                     *         }
                     *       ],
                     *       "moreForms": 0
                     *     }
                     */
                    "application/json": components["schemas"]["FormTemplateGraph"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    createFormTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UIFormTemplateWrite"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UIFormTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    exportFormTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filterUri": "/UIFormTemplate?status=0",
                 *       "excludedIds": [],
                 *       "expectedCount": 12
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The file. Its name begins with `FormTemplates_`. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    findFieldReferences: {
        parameters: {
            query: {
                /**
                 * @description The id of the field, as its form has it.
                 * @example 6121045393
                 */
                fieldTemplateId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FormReferences"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    reloadFormTemplateRules: {
        parameters: {
            query: {
                /**
                 * @description `form` for the rules that make forms conditional, `field` for those that show fields.
                 * @example field
                 */
                ruleType: "form" | "field";
                /** @description Whether rules are checked. */
                validateRules?: boolean;
                /** @description `reload`, or `plan` to count them only. */
                mode?: "reload" | "plan";
                /**
                 * @description The one form whose rules are meant; all of them without it.
                 * @example 5f1d7e
                 */
                uiFormTemplateId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are, how many forms were rebuilt, and which rules are not valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "forms": 12,
                     *       "rules": 31,
                     *       "rebuilt": 12,
                     *       "failures": []
                     *     }
                     */
                    "application/json": components["schemas"]["RulesReloaded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            503: components["responses"]["Busy"];
        };
    };
    importFormTemplates: {
        parameters: {
            query?: {
                /** @description `import`, or `plan` to get what it would do. */
                mode?: "import" | "plan";
                /**
                 * @description The `plan` of the answer that was looked at, of the same file. When a template that the file names was saved, made or deleted since,
                 *     409 with the type `/problems/plan-changed`, and nothing is done. Without it, drafts are replaced as they are. A plan takes no notice.
                 * @example WmBf8vUOoXIUMLTn-Fq3pQ1EJrCGVKO8rkR3ZfWXb0I
                 */
                expectedPlan?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description What was done, or would be done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imported": 1,
                     *       "notImported": 1,
                     *       "unchanged": 0,
                     *       "message": "1 form template(s) imported, 1 not imported",
                     *       "formTemplates": [
                     *         {
                     *           "uniqueName": "RoofSupplement",
                     *           "version": 1,
                     *           "type": 1,
                     *           "fate": "added",
                     *           "message": ""
                     *         },
                     *         {
                     *           "uniqueName": "LocationSchedule",
                     *           "version": 3,
                     *           "type": 1,
                     *           "fate": "refused",
                     *           "message": "The form template is in production: save it as a new version first."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FormTemplateImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The plan is not the expected one. Nothing was done. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/plan-changed",
                     *       "title": "Not as it was shown",
                     *       "status": 409,
                     *       "detail": "What this would change has changed since it was shown. See it again first."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCalls"];
            503: components["responses"]["Busy"];
        };
    };
    getFormTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UIFormTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateFormTemplate: {
        parameters: {
            query?: {
                /** @description Takes fields away although something names them. */
                forceDelete?: boolean;
                /**
                 * @description The references that were shown, and may lead nowhere afterwards: the ETag of the answer that listed them, or that of a refusal. When
                 *     there are others by now, 409 with those, and nothing is done. None at all need no agreement.
                 * @example W/"47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"
                 */
                expectedReferences?: components["parameters"]["ExpectedReferences"];
            };
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UIFormTemplateWrite"];
            };
        };
        responses: {
            /** @description The template as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UIFormTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    deleteFormTemplate: {
        parameters: {
            query?: {
                /** @description Deletes it although something names it. */
                forceDelete?: boolean;
                /**
                 * @description The references that were shown, and may lead nowhere afterwards: the ETag of the answer that listed them, or that of a refusal. When
                 *     there are others by now, 409 with those, and nothing is done. None at all need no agreement.
                 * @example W/"47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"
                 */
                expectedReferences?: components["parameters"]["ExpectedReferences"];
            };
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    saveFormTemplateAsNewVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UIFormTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There is no next version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not-allowed-now",
                     *       "title": "Not possible now",
                     *       "status": 409,
                     *       "detail": "There is a version 1000000 of the form template already, and none can be above 1000000."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Busy"];
        };
    };
    markFormTemplateInProduction: {
        parameters: {
            query?: {
                /**
                 * @description The `plan` of the preview that was looked at. When other saves of form templates would be changed now, or other ones are in production
                 *     before or after, 409 with the type `/problems/plan-changed`, and nothing is done. Without it, what can be done is done.
                 * @example WmBf8vUOoXIUMLTn-Fq3pQ1EJrCGVKO8rkR3ZfWXb0I
                 */
                expectedPlan?: components["parameters"]["ExpectedPlan"];
            };
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is in production. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 1,
                     *       "setId": 2,
                     *       "message": null,
                     *       "failures": []
                     *     }
                     */
                    "application/json": components["schemas"]["FormTemplatesChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FormTemplatesRefused"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    listConditionalFieldTemplateIds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids of the fields that are conditional, in the order of the form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       6121045393
                     *     ]
                     */
                    "application/json": number[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listJavascriptBuilderOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Functions, operators and constants, by group, each with the kinds of expression that it is offered for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "sum",
                     *         "value": "sum",
                     *         "type": "function",
                     *         "group": "Field Functions",
                     *         "operandCount": "2+",
                     *         "applicableExpressions": [
                     *           "value"
                     *         ],
                     *         "isFieldRequired": true,
                     *         "description": "Adds the values of the chosen fields."
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["JavascriptBuilderOption"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    findFormReferences: {
        parameters: {
            query?: {
                /**
                 * @description Only what leads nowhere once this version is deleted: nothing does while another version has the unique name and, where a field is
                 *     named, that field.
                 */
                onlyBrokenByDeletion?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FormReferences"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listFormTemplateVersions: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Versions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getFormTemplateVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template as it was saved then. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UIFormTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    markFormTemplatesInProduction: {
        parameters: {
            query?: {
                /**
                 * @description The `plan` of the preview that was looked at. When other saves of form templates would be changed now, or other ones are in production
                 *     before or after, 409 with the type `/problems/plan-changed`, and nothing is done. Without it, what can be done is done.
                 * @example WmBf8vUOoXIUMLTn-Fq3pQ1EJrCGVKO8rkR3ZfWXb0I
                 */
                expectedPlan?: components["parameters"]["ExpectedPlan"];
            };
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "5f1d7e"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 1,
                     *       "setId": 2,
                     *       "message": "Some form templates could not be marked in production (because they are not published yet or already in production).",
                     *       "failures": [
                     *         {
                     *           "id": "77ab01",
                     *           "uniqueName": "RoofSupplement",
                     *           "version": 2,
                     *           "type": 1,
                     *           "message": "It is not published yet."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FormTemplatesChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["FormTemplatesRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    listFormTemplateSets: {
        parameters: {
            query?: {
                /**
                 * @description Only the sets whose number begins with these digits.
                 * @example 2
                 */
                idPrefix?: string;
                /**
                 * @description Only the sets that were made for a test, or only the others.
                 * @example false
                 */
                isTest?: boolean;
                /**
                 * @description Only the sets that were made before the one of this number; none when there is no such set.
                 * @example 2
                 */
                before?: number;
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "id": 2,
                     *           "isTest": false,
                     *           "isInProduction": false,
                     *           "isInForce": false,
                     *           "count": 68,
                     *           "createdBy": {
                     *             "id": "admin",
                     *             "name": "Dana Whitfield"
                     *           },
                     *           "timeCreated": 1767225600000,
                     *           "inProductionBy": null,
                     *           "timeInProduction": null
                     *         }
                     *       ],
                     *       "totalRecords": 2
                     *     }
                     */
                    "application/json": components["schemas"]["FormTemplateSetPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getFormTemplateSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the set.
                 * @example 2
                 */
                id: components["parameters"]["FormTemplateSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set. What it held stays as it is, whatever becomes of the templates; only `status` tells what they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "isTest": false,
                     *       "isInProduction": false,
                     *       "isInForce": false,
                     *       "count": 1,
                     *       "createdBy": {
                     *         "id": "admin",
                     *         "name": "Dana Whitfield"
                     *       },
                     *       "timeCreated": 1767225600000,
                     *       "inProductionBy": null,
                     *       "timeInProduction": null,
                     *       "formTemplates": [
                     *         {
                     *           "id": "5f1d7e",
                     *           "uniqueName": "RoofSupplement",
                     *           "displayName": "Roof Supplement",
                     *           "type": 1,
                     *           "version": 2,
                     *           "savedVersion": 4,
                     *           "status": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FormTemplateSetDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getFormTemplateOfSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the set.
                 * @example 2
                 */
                id: components["parameters"]["FormTemplateSetId"];
                /**
                 * @description The form template's id.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                formTemplateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template as it was saved then. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UIFormTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    compareFormTemplateSets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the set.
                 * @example 2
                 */
                id: components["parameters"]["FormTemplateSetId"];
                /**
                 * @description The number of the set that it is compared with.
                 * @example 1
                 */
                formerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences, by unique name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "set": null,
                     *       "formerSet": {
                     *         "id": 1,
                     *         "isTest": false,
                     *         "isInProduction": true,
                     *         "isInForce": true,
                     *         "count": 60,
                     *         "createdBy": {
                     *           "id": "admin",
                     *           "name": "Dana Whitfield"
                     *         },
                     *         "timeCreated": 1767225600000,
                     *         "inProductionBy": {
                     *           "id": "admin",
                     *           "name": "Dana Whitfield"
                     *         },
                     *         "timeInProduction": 1767225600000
                     *       },
                     *       "failures": [],
                     *       "unchanged": 59,
                     *       "changes": [
                     *         {
                     *           "uniqueName": "RoofSupplement",
                     *           "formerName": null,
                     *           "displayName": "Roof Supplement",
                     *           "type": 1,
                     *           "fate": "changed",
                     *           "before": {
                     *             "id": "5f1d7e",
                     *             "version": 1,
                     *             "savedVersion": 3
                     *           },
                     *           "after": {
                     *             "id": "77ab01",
                     *             "version": 2,
                     *             "savedVersion": 4
                     *           },
                     *           "parts": [
                     *             "fields"
                     *           ],
                     *           "fields": [
                     *             {
                     *               "variableName": "roofAge",
                     *               "label": "Roof age",
                     *               "fate": "removed",
                     *               "formerName": null,
                     *               "properties": []
                     *             }
                     *           ],
                     *           "moreFields": 0
                     *         }
                     *       ],
                     *       "impact": [
                     *         {
                     *           "uniqueName": "RoofSupplement",
                     *           "variableName": "roofAge",
                     *           "fate": "removed",
                     *           "references": [
                     *             {
                     *               "type": 2,
                     *               "name": "PropertyRating.roofAge",
                     *               "version": 3,
                     *               "status": 0,
                     *               "referenceUri": "/UIFormTemplate:9c22d0"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "moreImpact": 0
                     *     }
                     */
                    "application/json": components["schemas"]["FormTemplateSetComparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    previewFormTemplateSet: {
        parameters: {
            query: {
                /**
                 * @description What is to be done.
                 * @example publish
                 */
                action: "publish" | "markInProduction";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "5f1d7e"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The differences, by unique name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "set": null,
                     *       "plan": "WmBf8vUOoXIUMLTn-Fq3pQ1EJrCGVKO8rkR3ZfWXb0I",
                     *       "formerSet": {
                     *         "id": 1,
                     *         "isTest": false,
                     *         "isInProduction": true,
                     *         "isInForce": true,
                     *         "count": 60,
                     *         "createdBy": {
                     *           "id": "admin",
                     *           "name": "Dana Whitfield"
                     *         },
                     *         "timeCreated": 1767225600000,
                     *         "inProductionBy": {
                     *           "id": "admin",
                     *           "name": "Dana Whitfield"
                     *         },
                     *         "timeInProduction": 1767225600000
                     *       },
                     *       "failures": [],
                     *       "unchanged": 59,
                     *       "changes": [
                     *         {
                     *           "uniqueName": "RoofSupplement",
                     *           "formerName": null,
                     *           "displayName": "Roof Supplement",
                     *           "type": 1,
                     *           "fate": "changed",
                     *           "before": {
                     *             "id": "5f1d7e",
                     *             "version": 1,
                     *             "savedVersion": 3
                     *           },
                     *           "after": {
                     *             "id": "77ab01",
                     *             "version": 2,
                     *             "savedVersion": 4
                     *           },
                     *           "parts": [
                     *             "fields"
                     *           ],
                     *           "fields": [
                     *             {
                     *               "variableName": "roofAge",
                     *               "label": "Roof age",
                     *               "fate": "removed",
                     *               "formerName": null,
                     *               "properties": []
                     *             }
                     *           ],
                     *           "moreFields": 0
                     *         }
                     *       ],
                     *       "impact": [
                     *         {
                     *           "uniqueName": "RoofSupplement",
                     *           "variableName": "roofAge",
                     *           "fate": "removed",
                     *           "references": [
                     *             {
                     *               "type": 2,
                     *               "name": "PropertyRating.roofAge",
                     *               "version": 3,
                     *               "status": 0,
                     *               "referenceUri": "/UIFormTemplate:9c22d0"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "moreImpact": 0
                     *     }
                     */
                    "application/json": components["schemas"]["FormTemplateSetComparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    publishFormTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Ids of form templates, joined by commas.
                 * @example 5f1d7e,77ab01
                 */
                uiFormTemplateIds?: string;
                /**
                 * @description The templates that the filter of the list finds.
                 * @example /UIFormTemplate?status=0&valid=true
                 */
                filterUri?: string;
                /** @description Ids of templates that the filter finds and that are left out, joined by commas. */
                excludedFormTemplateIds?: string;
                /** @description How many templates the filter finds, exclusions taken off. When it is another number, 409. */
                expectedCount?: number;
                /** @description How much is answered; there is one way. */
                resultType?: "brief";
                /**
                 * @description The `plan` of the preview that was looked at. When other saves of form templates would be changed now, or other ones are in production
                 *     before or after, 409 with the type `/problems/plan-changed`, and nothing is done. Without it, what can be done is done.
                 * @example WmBf8vUOoXIUMLTn-Fq3pQ1EJrCGVKO8rkR3ZfWXb0I
                 */
                expectedPlan?: components["parameters"]["ExpectedPlan"];
            };
            header?: {
                /**
                 * @description For a single form template: the ETag of the version that was looked at. When somebody has saved since, 412, and nothing is done. With
                 *     several form templates, 400. Without it, they are taken as they are.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatchOfOne"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Left out where the query says what to publish. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "5f1d7e"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The set that was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 1,
                     *       "setId": 3,
                     *       "message": null,
                     *       "failures": []
                     *     }
                     */
                    "application/json": components["schemas"]["FormTemplatesChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["FormTemplatesRefused"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    createTestFormTemplateSet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set that was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 0,
                     *       "setId": 4,
                     *       "message": null,
                     *       "failures": []
                     *     }
                     */
                    "application/json": components["schemas"]["FormTemplatesChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Busy"];
        };
    };
    markCurrentFormTemplateSetInProduction: {
        parameters: {
            query?: {
                /** @description The set that was looked at. Left out, whichever is the last. */
                expectedSetId?: number;
                /**
                 * @description The `plan` of the preview that was looked at. When other saves of form templates would be changed now, or other ones are in production
                 *     before or after, 409 with the type `/problems/plan-changed`, and nothing is done. Without it, what can be done is done.
                 * @example WmBf8vUOoXIUMLTn-Fq3pQ1EJrCGVKO8rkR3ZfWXb0I
                 */
                expectedPlan?: components["parameters"]["ExpectedPlan"];
            };
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 12,
                     *       "setId": 2,
                     *       "message": null,
                     *       "failures": []
                     *     }
                     */
                    "application/json": components["schemas"]["FormTemplatesChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["FormTemplatesRefused"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Busy"];
        };
    };
    listComponentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every component, in the order of the palette. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "multiSelect",
                     *         "label": "Multi Select",
                     *         "fieldType": 3,
                     *         "isField": true,
                     *         "options": "<options><multiple>true</multiple></options>"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ComponentType"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listComponentSettings: {
        parameters: {
            query: {
                /**
                 * @description The type of the field, or 11 for a section.
                 * @example 3
                 */
                fieldType: number;
                /**
                 * @description The form that the field is on; without it, there are no rules to choose from, and products are those of all forms.
                 * @example 5f1d7e
                 */
                uiFormTemplateId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings, by group. A type that no field has answers none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentSetting"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    testRegularExpression: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expression": "\\d{5}",
                 *       "testData": "33139"
                 *     }
                 */
                "application/json": {
                    expression: string;
                    testData: string;
                };
            };
        };
        responses: {
            /** @description Why it is not, in sentences; an empty list when it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": string[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    createDataSet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataSetWrite"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description Where the new set is. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    getDataSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The set's name, URI-encoded.
                 * @example Roof Type
                 */
                dataSetName: components["parameters"]["DataSetNamePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data set. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSet"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDataSet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The set's name, URI-encoded.
                 * @example Roof Type
                 */
                dataSetName: components["parameters"]["DataSetNamePath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataSetWrite"];
            };
        };
        responses: {
            /** @description The data set as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleDataSet"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    listDataSetItems: {
        parameters: {
            query?: {
                /**
                 * @description Keeps the items whose label contains this text, ignoring case. Of product templates by type, the name of a type (`Submmitable`,
                 *     `Quoteable` or `both`) keeps those that can be that.
                 */
                search?: string;
                /** @description Keeps the items of these values, compared exactly; once for each value. */
                value?: string[];
                /**
                 * @description The name of the product that is chosen; empty when none is.
                 * @example Businessowners
                 */
                product?: components["parameters"]["CriteriaProduct"];
                /**
                 * @description The value of the first field that the set depends on; empty when it has none.
                 * @example 1
                 */
                fieldValue1?: components["parameters"]["CriteriaFieldValue1"];
                /**
                 * @description The value of the second field that the set depends on; empty when it has none.
                 * @example 1
                 */
                fieldValue2?: components["parameters"]["CriteriaFieldValue2"];
                /**
                 * @description The value of the third field that the set depends on; empty when it has none.
                 * @example 1
                 */
                fieldValue3?: components["parameters"]["CriteriaFieldValue3"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The set's name, URI-encoded.
                 * @example Roof Type
                 */
                dataSetName: components["parameters"]["DataSetNamePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of items, in the order of the set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    tryDataSetItems: {
        parameters: {
            query?: {
                /**
                 * @description The name of the product that is chosen; empty when none is.
                 * @example Businessowners
                 */
                product?: components["parameters"]["CriteriaProduct"];
                /**
                 * @description The value of the first field that the set depends on; empty when it has none.
                 * @example 1
                 */
                fieldValue1?: components["parameters"]["CriteriaFieldValue1"];
                /**
                 * @description The value of the second field that the set depends on; empty when it has none.
                 * @example 1
                 */
                fieldValue2?: components["parameters"]["CriteriaFieldValue2"];
                /**
                 * @description The value of the third field that the set depends on; empty when it has none.
                 * @example 1
                 */
                fieldValue3?: components["parameters"]["CriteriaFieldValue3"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The set's name, URI-encoded.
                 * @example Roof Type
                 */
                dataSetName: components["parameters"]["DataSetNamePath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataSetWrite"];
            };
        };
        responses: {
            /** @description The page of items, in the order of the set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    listDataSetVersions: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The set's name, URI-encoded.
                 * @example Roof Type
                 */
                dataSetName: components["parameters"]["DataSetNamePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the newest version first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getDataSetVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The set's name, URI-encoded.
                 * @example Roof Type
                 */
                dataSetName: components["parameters"]["DataSetNamePath"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data set in that version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSet"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listEmailTemplates: {
        parameters: {
            query?: {
                /**
                 * @description `/NotificationEmailTemplate` with a query string. Keys: `search` (as `searchString`), `name` (contains, ignoring case), `name.eq`, `name.alike`,
                 *     `enabled` (`true` or `false`), `lastModifiedBy` (contains: the name of who saved it last), `defaultSelectedOption`
                 *     (equals) and `id.in` (a JSON list of ids).
                 * @example /NotificationEmailTemplate?search=quote&enabled=true
                 */
                filterUri?: string;
                /** @description Keeps those that contain this text in the name, the subject or the text of the message, ignoring case. */
                searchString?: string;
                /** @description The column to sort by. Equal rows are ordered by name; by `enabled`, active ones come first. */
                sortBy?: "name" | "enabled" | "lastModifiedBy" | "timeLastModified";
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["SortDirection"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationEmailTemplatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Quote Issued - Agent",
                 *       "to": [
                 *         {
                 *           "address": "Agent"
                 *         }
                 *       ],
                 *       "subject": "Your quote {{quoteNumber}}",
                 *       "body": "<p>Dear {{agentName}},</p>"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationEmailTemplateWrite"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationEmailTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    exportEmailTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filterUri": "/NotificationEmailTemplate?enabled=true",
                 *       "excludedIds": [],
                 *       "expectedCount": 57
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The file, named after the section. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    sendTestEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": [
                 *         "maria.kent@example.com"
                 *       ],
                 *       "subject": "Your quote {{quoteNumber}}",
                 *       "body": "<p>Dear {{agentName}},</p>",
                 *       "text": "Dear {{agentName}},"
                 *     }
                 */
                "application/json": components["schemas"]["TestEmail"];
            };
        };
        responses: {
            /** @description Sent, or written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestEmailResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
            502: components["responses"]["MailFailed"];
        };
    };
    getEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationEmailTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Quote Issued - Agent",
                 *       "to": [
                 *         {
                 *           "address": "Agent"
                 *         }
                 *       ],
                 *       "subject": "Your quote {{quoteNumber}}",
                 *       "body": "<p>Dear {{agentName}},</p>"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationEmailTemplateWrite"];
            };
        };
        responses: {
            /** @description The template as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationEmailTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    deleteEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    listEmailTemplateReferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["References"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listEmailTemplateVersions: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Versions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getEmailTemplateVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template in that version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationEmailTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listRules: {
        parameters: {
            query?: {
                /**
                 * @description `/Rule` with a query string. Keys: `search` (contains, in the name or a tag), `name` (contains, ignoring case), `name.eq`, `tag` (equals, ignoring
                 *     case), `ruleSetName` (equals), `status` (0 Inactive, 1 Active, 2 Invalid, 3 or 4 Debug) with `eq` and `in`, `priority` with `eq`,
                 *     `gte` and `lte`, `deployment` (`deployed`, `changed` or `notDeployed`), `lastModifiedBy` (contains: the name of who saved it last),
                 *     `timeLastModified` with `from`, `gte`, `to` and `lt` (epoch milliseconds) and `id.in` (a JSON list of ids).
                 * @example /Rule?search=roof&status=1
                 */
                filterUri?: string;
                /** @description The column to sort by. Equal rows are ordered by name. */
                sortBy?: "name" | "ruleSetName" | "tags" | "priority" | "status" | "lastModifiedBy" | "timeLastModified";
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["SortDirection"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Refer coastal frame buildings",
                 *       "ruleSetName": "Property Underwriting",
                 *       "priority": 40,
                 *       "tags": [
                 *         {
                 *           "name": "wind"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RuleWrite"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    exportRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filterUri": "/Rule?status=1",
                 *       "excludedIds": [],
                 *       "expectedCount": 57
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The file, named after the section. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Refer coastal frame buildings",
                 *       "ruleSetName": "Property Underwriting",
                 *       "priority": 40,
                 *       "tags": [
                 *         {
                 *           "name": "wind"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RuleWrite"];
            };
        };
        responses: {
            /** @description The rule as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    deleteRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    listRuleReferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["References"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listRuleVersions: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Versions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getRuleVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule in that version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    activateRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule as it is then. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    deactivateRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule as it is then. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    activateRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "5f1d7e"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 2,
                     *       "failures": [
                     *         {
                     *           "id": "77ab01",
                     *           "name": "Old roof",
                     *           "message": "It has no conditions."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RulesChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    deactivateRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "5f1d7e"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 2,
                     *       "failures": [
                     *         {
                     *           "id": "77ab01",
                     *           "name": "Old roof",
                     *           "message": "It has no conditions."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RulesChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    getRuleDeployment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether what is saved is what is deployed, and the rule as it is deployed. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "notDeployed",
                     *       "number": null,
                     *       "time": null,
                     *       "author": null,
                     *       "rule": null
                     *     }
                     */
                    "application/json": components["schemas"]["RuleDeployment"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    validateRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Old roof",
                 *       "ruleSetName": "Property Underwriting",
                 *       "condition": {
                 *         "kind": "CompositeCondition",
                 *         "operator": "and",
                 *         "subconditions": []
                 *       },
                 *       "actions": []
                 *     }
                 */
                "application/json": components["schemas"]["RuleToReview"];
            };
        };
        responses: {
            /** @description The rule in words, and its errors and warnings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleText": "If nothing yet\nThen nothing yet",
                     *       "errors": [
                     *         {
                     *           "pointer": "/condition",
                     *           "message": "A group has no conditions.",
                     *           "severity": "error"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RuleReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
        };
    };
    listRuleActions: {
        parameters: {
            query?: {
                /**
                 * @description Of a form or of one of its fields what follows is not chosen, so that there are no actions. `section` is what follows from the rule of
                 *     a section template.
                 */
                ruleType?: "business" | "form" | "field" | "section";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions in the order in which they are offered. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "raw",
                     *         "label": "Custom action",
                     *         "template": {
                     *           "kind": "RawAction",
                     *           "rawExpression": "",
                     *           "transformVariables": true
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RuleActionType"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listConditionTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds, with whether one can be added. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "BinaryCondition",
                     *         "label": "Regular",
                     *         "isAddable": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ConditionType"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listRuleOperators: {
        parameters: {
            query?: {
                /**
                 * @description The type of the left side, such as `Integer`. Default any.
                 * @example Integer
                 */
                type?: string;
                /** @description Whether the left side is a field. A class code field gets the list of class codes, anything else the plain one. */
                isField?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operators in the order in which they are offered. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "exists",
                     *         "label": "exists",
                     *         "operands": "none",
                     *         "types": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RuleOperator"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listRuleVariables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variables by name, and the table of types with the method that each is read by. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "variables": [
                     *         {
                     *           "name": "brokerTier",
                     *           "typeName": "String"
                     *         }
                     *       ],
                     *       "methods": [
                     *         {
                     *           "typeName": "String",
                     *           "name": "stringValue",
                     *           "label": "Text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RuleVariables"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listSearchableValues: {
        parameters: {
            query: {
                /** @example BuildingSchedule */
                formTemplateUniqueName: string;
                /** @example construction */
                fieldName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items of the data set that feeds the field; none for free entry. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Frame",
                     *         "value": "1",
                     *         "dataSetName": "Construction Class"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SearchableValue"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    searchRuleFields: {
        parameters: {
            query?: {
                /**
                 * @description Keeps the fields whose label or name, or whose form's name, contains each word of it, ignoring case.
                 * @example roof age
                 */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 fields, by form and in its order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "formTemplateUniqueName": "BuildingSchedule",
                     *         "fieldName": "stories",
                     *         "label": "Stories",
                     *         "typeName": "Integer"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RuleField"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    redeployRuleSets: {
        parameters: {
            query: {
                /**
                 * @description Ids, joined by commas.
                 * @example 5f1d7e,77ab01
                 */
                ruleSetIds: string;
            };
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployments that were made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "numRuleSets": 1,
                     *       "deployments": [
                     *         {
                     *           "ruleSetId": "5f1d7e",
                     *           "ruleSetName": "Property Underwriting",
                     *           "number": 3,
                     *           "ruleCount": 41
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RuleSetsRedeployed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    evaluateRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ruleSetIds": [
                 *         "5f1d7e"
                 *       ],
                 *       "of": "deployed",
                 *       "cases": [
                 *         {
                 *           "values": {
                 *             "BuildingSchedule::stories": 4
                 *           }
                 *         }
                 *       ],
                 *       "trace": false
                 *     }
                 */
                "application/json": components["schemas"]["RuleEvaluation"];
            };
        };
        responses: {
            /** @description The decision on each case, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleCount": 1,
                     *       "decisions": [
                     *         {
                     *           "fired": [],
                     *           "errors": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RuleDecisions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    evaluateRuleCases: {
        parameters: {
            query: {
                /**
                 * @description Ids of rule sets, separated by commas; 50 at most.
                 * @example 5f1d7e
                 */
                ruleSetIds: string;
                /** @description Which rules of the sets: a set that was never deployed has none. */
                of?: "deployed" | "saved";
                /** @description Whether each decision has the trace of every rule, condition by condition. */
                trace?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description A `RuleCaseResult` a line, and a `RuleCasesSummary` as the last line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {"line":1,"decision":{"fired":[],"errors":[]}}
                     *     {"caseCount":1,"faultCount":0,"ruleCount":41}
                     */
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    compareRuleOutcomes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ruleSetIds": [
                 *         "5f1d7e"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RuleImpactQuery"];
            };
        };
        responses: {
            /** @description What would change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "caseCount": 25,
                     *       "changedCaseCount": 0,
                     *       "brokenCount": 0,
                     *       "changes": []
                     *     }
                     */
                    "application/json": components["schemas"]["RuleImpact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    listRuleSets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sets, with what is deployed of them. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "5f1d7e",
                     *         "name": "Property Underwriting",
                     *         "description": "",
                     *         "ordering": 10,
                     *         "ruleCount": 41,
                     *         "changedCount": 2,
                     *         "deployment": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RuleSet"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listRuleCases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in the order in which they were kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cases": [
                     *         {
                     *           "id": "k1",
                     *           "version": 1,
                     *           "name": "Four stories",
                     *           "values": {
                     *             "BuildingSchedule::stories": 4
                     *           },
                     *           "expected": [
                     *             {
                     *               "ruleId": "77ab01",
                     *               "holds": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["KeptCases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    changeRuleCases: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "put": [
                 *         {
                 *           "id": "k1",
                 *           "version": 0,
                 *           "name": "Four stories",
                 *           "values": {
                 *             "BuildingSchedule::stories": 4
                 *           },
                 *           "expected": []
                 *         }
                 *       ],
                 *       "remove": []
                 *     }
                 */
                "application/json": components["schemas"]["KeptCasesChange"];
            };
        };
        responses: {
            /** @description All cases as they are kept now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cases": [
                     *         {
                     *           "id": "k1",
                     *           "version": 1,
                     *           "name": "Four stories",
                     *           "values": {
                     *             "BuildingSchedule::stories": 4
                     *           },
                     *           "expected": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["KeptCases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    listRuleDeployments: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "number": 1,
                     *           "time": 1764576000000,
                     *           "author": {
                     *             "id": "u1",
                     *             "name": "Marta Oduya"
                     *           },
                     *           "ruleCount": 41,
                     *           "takenFrom": null
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RuleDeploymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    takeBackRuleDeployment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description Of a deployment of the rule set; 1 is the first.
                 * @example 1
                 */
                number: components["parameters"]["DeploymentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployment that was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "numRuleSets": 1,
                     *       "deployments": [
                     *         {
                     *           "ruleSetId": "5f1d7e",
                     *           "ruleSetName": "Property Underwriting",
                     *           "number": 4,
                     *           "ruleCount": 40
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RuleSetsRedeployed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Busy"];
        };
    };
    findRuleTags: {
        parameters: {
            query: {
                /**
                 * @description Ignoring case.
                 * @example roof
                 */
                tagName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 1,000 tags, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "roof",
                     *         "name": "roof"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RuleTag"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createRuleTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "wind"
                 *     }
                 */
                "application/json": components["schemas"]["RuleTagWrite"];
            };
        };
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "wind",
                     *       "name": "wind"
                     *     }
                     */
                    "application/json": components["schemas"]["RuleTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
        };
    };
    listRuleObjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their names, in order. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Submission"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listRuleObjectProperties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Submission */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its properties, by label. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "effectiveDate",
                     *         "label": "Effective date",
                     *         "type": "Date"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RuleObjectProperty"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listPopupTemplates: {
        parameters: {
            query?: {
                /**
                 * @description `/NotificationPopupTemplate` with a query string. Keys: `search` (as `searchString`), `name` (contains, ignoring case), `name.eq`, `name.alike`,
                 *     `enabled` (`true` or `false`), `lastModifiedBy` (contains: the name of who saved it last), `title` (contains),
                 *     `include` (`everyone`, `onlyUnderwriter` or `onlyProducer`) and `id.in` (a JSON list of ids).
                 * @example /NotificationPopupTemplate?search=quote&enabled=true
                 */
                filterUri?: string;
                /** @description Keeps those that contain this text in the name, the title or the message, ignoring case. */
                searchString?: string;
                /** @description The column to sort by. Equal rows are ordered by name; by `enabled`, active ones come first. */
                sortBy?: "name" | "title" | "enabled" | "lastModifiedBy" | "timeLastModified";
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["SortDirection"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPopupTemplatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createPopupTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Maintenance",
                 *       "title": "Planned maintenance",
                 *       "body": "The system is not available on Sunday from 2 to 4.",
                 *       "excludeConsole": null
                 *     }
                 */
                "application/json": components["schemas"]["NotificationPopupTemplateWrite"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPopupTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    exportPopupTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filterUri": "/NotificationPopupTemplate?enabled=true",
                 *       "excludedIds": [],
                 *       "expectedCount": 57
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The file, named after the section. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getPopupTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPopupTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updatePopupTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Maintenance",
                 *       "title": "Planned maintenance",
                 *       "body": "The system is not available on Sunday from 2 to 4.",
                 *       "excludeConsole": null
                 *     }
                 */
                "application/json": components["schemas"]["NotificationPopupTemplateWrite"];
            };
        };
        responses: {
            /** @description The template as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPopupTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    deletePopupTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    listPopupTemplateReferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["References"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listPopupTemplateVersions: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Versions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getPopupTemplateVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template in that version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPopupTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listProductTemplates: {
        parameters: {
            query?: {
                /**
                 * @description `/ProductTemplate` with a query string. Keys: `search` (in the name, the short name and the external name, ignoring case), `name`
                 *     (contains, ignoring case), `name.eq`, `name.alike`, `type` (`Submmitable`, `Quoteable` or `both`), `active` (`true` or `false`),
                 *     `lastModifiedBy` (contains: the name of who saved it last) and `id.in` (a JSON list of ids).
                 * @example /ProductTemplate?search=auto&active=true
                 */
                filterUri?: string;
                /** @description The column to sort by. Equal rows are ordered by name; by `active`, active ones come first. */
                sortBy?: "name" | "type" | "active" | "lastModifiedBy" | "timeLastModified";
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["SortDirection"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTemplatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createProductTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Surety",
                 *       "shortName": "SU",
                 *       "selectableOnQuote": false
                 *     }
                 */
                "application/json": components["schemas"]["ProductTemplateWrite"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    exportProductTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filterUri": "/ProductTemplate?active=true",
                 *       "excludedIds": [],
                 *       "expectedCount": 57
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The file, named after the section. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getProductTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateProductTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Surety",
                 *       "shortName": "SU",
                 *       "selectableOnQuote": false
                 *     }
                 */
                "application/json": components["schemas"]["ProductTemplateWrite"];
            };
        };
        responses: {
            /** @description The template as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    deleteProductTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    listProductTemplateReferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["References"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listProductTemplateVersions: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Versions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getProductTemplateVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template in that version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    uploadProductDocuments: {
        parameters: {
            query?: {
                /**
                 * @description -1 with a part `quoteFile`. Without one the id of the document that stays, which is not looked at.
                 * @example -1
                 */
                quoteFileTemplateId?: number;
                /**
                 * @description -1 with a part `binderFile`. Without one the id of the document that stays, which is not looked at.
                 * @example -1
                 */
                binderFileTemplateId?: number;
            };
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductDocumentsUpload"];
            };
        };
        responses: {
            /** @description The template as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyCalls"];
            503: components["responses"]["Busy"];
        };
    };
    downloadProductDocument: {
        parameters: {
            query: {
                /**
                 * @description The id of the product template.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: string;
                /**
                 * @description Which of its documents, where both have the same name.
                 * @example 175839201
                 */
                fileTemplateId?: number;
                /**
                 * @description Whether a browser shows the document, if it can, or saves it.
                 * @example inline
                 */
                contentDisposition?: "inline" | "attachment";
            };
            header?: never;
            path: {
                /**
                 * @description What the document is called.
                 * @example Surety quote.docx
                 */
                fileName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, byte for byte as it was uploaded. What it holds runs no scripts. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/msword": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/rtf": string;
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listScoringRules: {
        parameters: {
            query?: {
                /**
                 * @description `/ScoringRule` with a query string. Keys: `search` (as `searchString`), `name` (contains, ignoring case), `name.eq`, `category`
                 *     (the name of a category), `folder.in` (ids of categories, joined by commas), `lastModifiedBy` (contains: the name of who saved it last) and
                 *     `id.in` (a JSON list of ids).
                 * @example /ScoringRule?search=age&category=Property%20quality
                 */
                filterUri?: string;
                /** @description Keeps those whose name contains this text, ignoring case. */
                searchString?: string;
                /**
                 * @description Ids of categories, joined by commas; keeps the rules of these. Empty for all.
                 * @example 175839201,90112
                 */
                folderIds?: string;
                /** @description The column to sort by. Equal rows are ordered by name. */
                sortBy?: "name" | "scoringFolderName" | "effectiveDateRangeBegin" | "lastModifiedBy" | "timeLastModified";
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["SortDirection"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringRulePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createScoringRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Roof age",
                 *       "scoringFolderName": "Property quality",
                 *       "effectiveDateRangeBegin": 1798761600000,
                 *       "formTemplateUniqueName": "BuildingSchedule",
                 *       "variableName": "roofAge",
                 *       "formulas": [
                 *         {
                 *           "type": "Discrete",
                 *           "value": "A25",
                 *           "score": -20
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ScoringRuleWrite"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringRule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    exportScoringRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filterUri": "/ScoringRule?category=Property%20quality",
                 *       "excludedIds": [],
                 *       "expectedCount": 57
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The file, named after the section. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    listScoringFields: {
        parameters: {
            query: {
                /**
                 * @description The form template's unique name.
                 * @example BuildingSchedule
                 */
                formTemplateUniqueName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields in the order of the form. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringField"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    evaluateScoringFormulas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "29",
                 *       "formulas": [
                 *         {
                 *           "type": "Range",
                 *           "minValue": 16,
                 *           "maxValue": 30,
                 *           "score": 10
                 *         },
                 *         {
                 *           "type": "Range",
                 *           "minValue": 28,
                 *           "maxValue": 45,
                 *           "score": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ScoringTrial"];
            };
        };
        responses: {
            /** @description What matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringVerdict"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
        };
    };
    getScoringRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringRule"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateScoringRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Roof age",
                 *       "scoringFolderName": "Property quality",
                 *       "effectiveDateRangeBegin": 1798761600000,
                 *       "formTemplateUniqueName": "BuildingSchedule",
                 *       "variableName": "roofAge",
                 *       "formulas": [
                 *         {
                 *           "type": "Discrete",
                 *           "value": "A25",
                 *           "score": -20
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ScoringRuleWrite"];
            };
        };
        responses: {
            /** @description The rule as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringRule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    deleteScoringRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    listScoringRuleReferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["References"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listScoringRuleVersions: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Versions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getScoringRuleVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule in that version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringRule"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listSectionTemplates: {
        parameters: {
            query?: {
                /**
                 * @description `/SectionTemplate` with a query string. Keys: `search` (as `nameSearchString`), `name` (contains, ignoring case), `name.eq`,
                 *     `active` (`true` or `false`), `applicability`, `status`, `lastModifiedBy` (contains: the name of who saved it last) and
                 *     `id.in` (a JSON list of ids).
                 * @example /SectionTemplate?search=cover&active=true
                 */
                filterUri?: string;
                /** @description Keeps those whose name contains this text, ignoring case. */
                nameSearchString?: string;
                /** @description The column to sort by. Equal rows are ordered by name; by `active`, active ones come first. */
                sortBy?: "name" | "active" | "ordinalNumber" | "lastModifiedBy" | "timeLastModified";
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["SortDirection"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionTemplatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createSectionTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Cover letter",
                 *       "ordinalNumber": 10,
                 *       "productTemplates": [],
                 *       "adapterBeanName": "formSectionAdapter"
                 *     }
                 */
                "application/json": components["schemas"]["SectionTemplateWrite"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Busy"];
        };
    };
    exportSectionTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filterUri": "/SectionTemplate?active=true",
                 *       "excludedIds": [],
                 *       "expectedCount": 57
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The file, named after the section. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    listDocumentSections: {
        parameters: {
            query: {
                /**
                 * @description Of which document.
                 * @example proposal
                 */
                stage: "proposal" | "binder";
                /** @description The id of a product. Default: what is in the documents of all products. */
                productTemplateId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "9b1f4a7c2e6d4e0f8c3a5d7b1f2e4c60",
                     *         "name": "Cover letter",
                     *         "ordinalNumber": 10,
                     *         "applicability": 2,
                     *         "stitchable": true,
                     *         "documentTemplateName": "Cover letter.rtf",
                     *         "ruleText": null,
                     *         "isValid": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentSection"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    reloadSectionTemplateRules: {
        parameters: {
            query?: {
                /** @description Whether rules are checked. */
                validate?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many rules there are, how many templates were rebuilt, and which rules are not valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rules": 12,
                     *       "rebuilt": 12,
                     *       "failures": [
                     *         {
                     *           "id": "5f1d7e",
                     *           "name": "Flood notice",
                     *           "message": "A group has no conditions."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SectionRulesReloaded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getSectionTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSectionTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Cover letter",
                 *       "ordinalNumber": 10,
                 *       "productTemplates": [],
                 *       "adapterBeanName": "formSectionAdapter"
                 *     }
                 */
                "application/json": components["schemas"]["SectionTemplateWrite"];
            };
        };
        responses: {
            /** @description The template as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    deleteSectionTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    listSectionTemplateReferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["References"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listSectionTemplateVersions: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Versions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getSectionTemplateVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template in that version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    markSectionTemplateInProduction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    uploadSectionDocument: {
        parameters: {
            query: {
                /**
                 * @description The id of the section template.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                sectionTemplateId: string;
                /**
                 * @description What the document is called.
                 * @example Cover letter.docx
                 */
                documentTemplateName: string;
                /**
                 * @description Its bytes. They are counted again.
                 * @example 20480
                 */
                size?: number;
            };
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SectionDocumentUpload"];
            };
        };
        responses: {
            /** @description The template as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyCalls"];
            503: components["responses"]["Busy"];
        };
    };
    downloadSectionDocument: {
        parameters: {
            query: {
                /**
                 * @description The id of the section template.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                sectionTemplateId: string;
                /**
                 * @description Whether a browser shows the document, if it can, or saves it.
                 * @example inline
                 */
                contentDisposition?: "inline" | "attachment";
            };
            header?: never;
            path: {
                /**
                 * @description What the document is called.
                 * @example Cover letter.docx
                 */
                fileName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, byte for byte as it was uploaded. What it holds runs no scripts. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/msword": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/rtf": string;
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listStateRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, by location, product and time. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateRateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    updateStateRates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `handling=strict` (RFC 7240) nothing is merged: a version other than the current one in If-Match answers 412, and who writes
                 *     merges.
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Handling"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": -100,
                 *         "state": "IA",
                 *         "productTemplateShortName": "BOP",
                 *         "status": 2,
                 *         "effectiveDateRangeBegin": 1767225600000,
                 *         "effectiveDateRangeEnd": 1798675200000
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["StateRateWrite"][];
            };
        };
        responses: {
            /** @description The rows as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateRateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["StaleList"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    searchStateRates: {
        parameters: {
            query: {
                /**
                 * @description Keeps the rates of which each word of this text is in the location, the product or the status, ignoring case. Names and codes are searched.
                 * @example iowa bop
                 */
                text: string;
                /** @description How many rates to answer at most. Without it 5, unless a preference says otherwise. */
                numberOfRows?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, in the words of the screen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "id": 12,
                     *           "location": "Iowa",
                     *           "product": "Businessowners",
                     *           "status": "Approved",
                     *           "effectiveDateRangeBegin": 1767225600000,
                     *           "effectiveDateRangeEnd": 1798675200000
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FoundStateRates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listStateRateVersions: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Versions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getStateRateVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows in that version. A product has the short name that it has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateRateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getPermissions: {
        parameters: {
            query: {
                /**
                 * @description 1 Agency/Brokerage, 2 Service Team, 3 System, 4 Underwriting.
                 * @example 4
                 */
                userType: components["parameters"]["UserType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permissions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updatePermissions: {
        parameters: {
            query?: {
                /** @description Whether the caller has confirmed to lose permissions that they could not grant themselves again. */
                confirmSelfRemoval?: boolean;
            };
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userType": 4,
                 *       "roleNames": [
                 *         "Underwriter",
                 *         "Manager"
                 *       ],
                 *       "authorizationSummaries": [
                 *         {
                 *           "authorization": "BIND_COVERAGE",
                 *           "description": "Bind coverage",
                 *           "assignedAuthorizationSummaries": [
                 *             {
                 *               "roleDescription": "Underwriter",
                 *               "authorizationAssigned": true
                 *             },
                 *             {
                 *               "roleDescription": "Manager",
                 *               "authorizationAssigned": false
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PermissionsWrite"];
            };
        };
        responses: {
            /** @description The permissions as saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permissions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    listPermissionUsers: {
        parameters: {
            query: {
                /**
                 * @description 1 Agency/Brokerage, 2 Service Team, 3 System, 4 Underwriting.
                 * @example 4
                 */
                userType: components["parameters"]["UserType"];
                /** @description In the name and the user name, ignoring case. */
                search?: string;
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionUserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listPermissionVersions: {
        parameters: {
            query: {
                /**
                 * @description 1 Agency/Brokerage, 2 Service Team, 3 System, 4 Underwriting.
                 * @example 4
                 */
                userType: components["parameters"]["UserType"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Versions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getPermissionVersion: {
        parameters: {
            query: {
                /**
                 * @description 1 Agency/Brokerage, 2 Service Team, 3 System, 4 Underwriting.
                 * @example 4
                 */
                userType: components["parameters"]["UserType"];
            };
            header?: never;
            path: {
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions in that version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permissions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listConfiguredFiles: {
        parameters: {
            query?: {
                /**
                 * @description `/ConfiguredFile` with a query string. Keys: `search` (in the name, the description and the name of the file, ignoring case), `name`
                 *     (contains, ignoring case), `name.eq`, `name.alike`, `carrierOnly` and `required` (`true` or `false`), `lastModifiedBy` (contains: the name of who saved
                 *     it last) and `id.in` (a JSON list of ids).
                 * @example /ConfiguredFile?search=logo&required=true
                 */
                filterUri?: string;
                /** @description The column to sort by. Equal rows are ordered by name; those of no group come first. */
                sortBy?: "name" | "grouping" | "fileName" | "lastModifiedBy" | "timeLastModified";
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["SortDirection"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /**
                 * @description How many at most.
                 * @example 500
                 */
                numberOfRows?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files and icons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfiguredFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createConfiguredFile: {
        parameters: {
            query?: {
                /**
                 * @description What the file is for; unique among the files and icons. Left out it is missing, and refused.
                 * @example Claims handbook
                 */
                name?: string;
                /**
                 * @description What people should know of it. Default empty.
                 * @example For new adjusters
                 */
                description?: string;
                /**
                 * @description Whether only carriers see it. Default false.
                 * @example false
                 */
                carrierOnly?: boolean;
                /**
                 * @description Empty: the groups are those that the product has, and another value is refused.
                 * @example
                 */
                grouping?: string;
                /**
                 * @description False: only files of a group are required, and true is refused.
                 * @example false
                 */
                required?: boolean;
                /**
                 * @description What the file is called. Default what the form says.
                 * @example handbook.pdf
                 */
                fileName?: string;
                /**
                 * @description The bytes that the file must have. Default however many come.
                 * @example 48211
                 */
                fileSize?: number;
            };
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file, or nothing. */
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["ConfiguredFileUpload"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfiguredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
            503: components["responses"]["Busy"];
        };
    };
    exportConfiguredFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filterUri": "/ConfiguredFile?required=true",
                 *       "excludedIds": [],
                 *       "expectedCount": 5
                 *     }
                 */
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The file, named after the section. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getConfiguredFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of the file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfiguredFile"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateConfiguredFile: {
        parameters: {
            query?: {
                /**
                 * @description What the file is for; unique among the files and icons. Left out it stays; that of a file of a group is refused if it is another.
                 * @example Claims handbook
                 */
                name?: string;
                /**
                 * @description What people should know of it. Left out it stays.
                 * @example For new adjusters
                 */
                description?: string;
                /**
                 * @description Whether only carriers see it. Left out it stays.
                 * @example false
                 */
                carrierOnly?: boolean;
                /**
                 * @description As it is, or left out; another value is refused. Empty means no group.
                 * @example
                 */
                grouping?: string;
                /**
                 * @description As it is, or left out; another value is refused.
                 * @example false
                 */
                required?: boolean;
                /**
                 * @description What the file is called. Default what the form says. Without a part `data` the stored file is called so from now on; empty takes the file away.
                 * @example handbook.pdf
                 */
                fileName?: string;
                /**
                 * @description The bytes that the file must have. Without a part `data` those of the stored file. Default however many there are.
                 * @example 48211
                 */
                fileSize?: number;
                /**
                 * @description Takes the file of that earlier version, in place of a part `data`.
                 * @example 2
                 */
                fileVersion?: number;
            };
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** @description The file, or nothing. */
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["ConfiguredFileUpload"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfiguredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyCalls"];
            503: components["responses"]["Busy"];
        };
    };
    deleteConfiguredFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428. With `*`, an update whose body leaves something out answers 412 when the object is saved between being completed and being written.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours by default, is answered with the version that the first one made, or where a call answers none with what it
                 *     answered, even when others have saved since and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
                 *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Chosen by an editor; comes back with the events of the write, so that the editor knows its own.
                 * @example editor-5f0c2b
                 */
                "X-Client-Tag"?: components["parameters"]["ClientTag"];
            };
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleObject"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            503: components["responses"]["Busy"];
        };
    };
    listConfiguredFileReferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["References"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listConfiguredFileVersions: {
        parameters: {
            query?: {
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Versions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getConfiguredFileVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
                /**
                 * @description The version's number.
                 * @example 2
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was known of the file in that version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfiguredFile"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getConfiguredFileContent: {
        parameters: {
            query?: {
                /**
                 * @description Of that version of the object. Default the present one.
                 * @example 2
                 */
                version?: number;
                /**
                 * @description Whether a browser shows the file, if it can, or saves it.
                 * @example inline
                 */
                contentDisposition?: "inline" | "attachment";
            };
            header?: never;
            path: {
                /**
                 * @description The object's id, which stays the same whatever the object is called.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, byte for byte as it was uploaded. What it holds runs no scripts and reaches nothing of the console. */
            200: {
                headers: {
                    /** @description The digest of the file. */
                    ETag?: string;
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "image/svg+xml": string;
                    "image/x-icon": string;
                    "application/pdf": string;
                };
            };
            /** @description There is no file yet. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadConfiguredFile: {
        parameters: {
            query: {
                /**
                 * @description The object's id.
                 * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
                 */
                id: string;
                /**
                 * @description Of that version of the object. Default the present one.
                 * @example 2
                 */
                version?: number;
                /**
                 * @description Whether a browser shows the file, if it can, or saves it.
                 * @example inline
                 */
                contentDisposition?: "inline" | "attachment";
            };
            header?: never;
            path: {
                /**
                 * @description What the file is called.
                 * @example handbook.pdf
                 */
                fileName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, byte for byte as it was uploaded. What it holds runs no scripts and reaches nothing of the console. */
            200: {
                headers: {
                    /** @description The digest of the file. */
                    ETag?: string;
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "image/svg+xml": string;
                    "image/x-icon": string;
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getBrandPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which of the pictures that the console shows to everybody. `brand-mark`, `brand-mark-dark`, `favicon` or `sign-in-picture`.
                 * @example brand-mark
                 */
                slot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. What it holds runs no scripts and reaches nothing of the console. */
            200: {
                headers: {
                    /** @description The digest of the file. */
                    ETag?: string;
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "image/svg+xml": string;
                    "image/x-icon": string;
                    "application/pdf": string;
                };
            };
            /** @description No picture was chosen. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listRecipients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups 'Submission Roles' and 'Carrier Users', each in the order in which to offer it. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Submission Roles",
                     *         "recipients": [
                     *           {
                     *             "address": "Agent",
                     *             "role": "Agent",
                     *             "name": "Agent",
                     *             "description": ""
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RecipientGroup"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listPlaceholders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All placeholders, by name. */
            200: {
                headers: {
                    ETag: components["headers"]["WeakETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "insuredName",
                     *         "label": "Insured name",
                     *         "sample": "Prairie Freight LLC"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Placeholder"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    downloadSection: {
        parameters: {
            query: {
                /**
                 * @description An item of the data set 'Database Section Names'.
                 * @example Data Sets
                 */
                sectionName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, named `<Section name>_<yyyyMMdd_HHmmss>.dbinit`. */
            200: {
                headers: {
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    restoreSections: {
        parameters: {
            query: {
                /**
                 * @description The restore mode.
                 * @example REFRESH
                 */
                operation: components["schemas"]["RestoreOperation"];
                /**
                 * @description `unmarshal` restores, `plan` only tells.
                 * @example unmarshal
                 */
                mode: "unmarshal" | "plan";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description What was done, or with `plan` what would be done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoreReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The file cannot be restored; `report` says why, with the lines. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["RestoreProblem"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            503: components["responses"]["Busy"];
        };
    };
    importClassCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description A document `<response><status/><message/></response>`; status 0 for success, -1 for failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <?xml version="1.0" encoding="UTF-8"?><response><status>0</status><message>2125 class codes were imported.</message></response> */
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCalls"];
            503: components["responses"]["Busy"];
        };
    };
    planClassCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description What would be done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassCodePlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    listConfigurationLogs: {
        parameters: {
            query?: {
                /**
                 * @description Keeps the entries that contain this text, ignoring case, in one of the fields of `filterFields`.
                 * @example roof
                 */
                filterText?: components["parameters"]["HistoryFilterText"];
                /**
                 * @description Where to look; 1 the user, 2 the message, 4 the type. Their sum looks in several.
                 * @example 1
                 */
                filterFields?: components["parameters"]["HistoryFilterFields"];
                /**
                 * @description `from..to` in epoch milliseconds, both included; either may be left out. Without it, the whole log.
                 * @example 1795212000000..1795298400000
                 */
                timeRange?: components["parameters"]["HistoryTimeRange"];
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. Without it 25, unless a preference says otherwise. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
                /** @description The column to sort by, ignoring case. Equal entries are ordered by time, the newest first. */
                sortBy?: components["parameters"]["HistorySortBy"];
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["HistorySortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationLogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getConfigurationLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The entry's id.
                 * @example 118
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationLogDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadHistoryCsv: {
        parameters: {
            query: {
                /**
                 * @description The same as the file's extension.
                 * @example csv
                 */
                exportType: "csv";
                /**
                 * @description Always `administrator`.
                 * @example administrator
                 */
                currentState: "administrator";
                /**
                 * @description Keeps the entries that contain this text, ignoring case, in one of the fields of `filterFields`.
                 * @example roof
                 */
                filterText?: components["parameters"]["HistoryFilterText"];
                /**
                 * @description Where to look; 1 the user, 2 the message, 4 the type. Their sum looks in several.
                 * @example 1
                 */
                filterFields?: components["parameters"]["HistoryFilterFields"];
                /**
                 * @description `from..to` in epoch milliseconds, both included; either may be left out. Without it, the whole log.
                 * @example 1795212000000..1795298400000
                 */
                timeRange?: components["parameters"]["HistoryTimeRange"];
                /** @description The column to sort by, ignoring case. Equal entries are ordered by time, the newest first. */
                sortBy?: components["parameters"]["HistorySortBy"];
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["HistorySortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    downloadHistoryXls: {
        parameters: {
            query: {
                /**
                 * @description The same as the file's extension.
                 * @example xls
                 */
                exportType: "xls";
                /**
                 * @description Always `administrator`.
                 * @example administrator
                 */
                currentState: "administrator";
                /**
                 * @description Keeps the entries that contain this text, ignoring case, in one of the fields of `filterFields`.
                 * @example roof
                 */
                filterText?: components["parameters"]["HistoryFilterText"];
                /**
                 * @description Where to look; 1 the user, 2 the message, 4 the type. Their sum looks in several.
                 * @example 1
                 */
                filterFields?: components["parameters"]["HistoryFilterFields"];
                /**
                 * @description `from..to` in epoch milliseconds, both included; either may be left out. Without it, the whole log.
                 * @example 1795212000000..1795298400000
                 */
                timeRange?: components["parameters"]["HistoryTimeRange"];
                /** @description The column to sort by, ignoring case. Equal entries are ordered by time, the newest first. */
                sortBy?: components["parameters"]["HistorySortBy"];
                /** @description Ascending or descending. */
                sortDirection?: components["parameters"]["HistorySortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.ms-excel": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    generateDataDictionary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Written. */
            201: {
                headers: {
                    /** @description Where it can be downloaded. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataDictionary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    downloadDataDictionary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The dictionary's id.
                 * @example 4b1f0f3c6e0d4a6db2b7f6f5c4d3e2a1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180 with a byte order mark; a cell that a spreadsheet would run is quoted so that it does not. */
            200: {
                headers: {
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
}
