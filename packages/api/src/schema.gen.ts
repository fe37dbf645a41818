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
         * @description Answers the session that the login token cookie stands for. Needs no client id, because a page that has just loaded
         *     has none. Without the cookie nobody is signed in, which is no failure: 204.
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
         *     Origin, is known by a second cookie. An external token that is good is never held up; it is taken once.
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
         * @description Public. Tells whether single sign-on is configured, and which demo users still have the demo password, to whoever calls
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
         *     heard nothing for 45 seconds asks anew.
         *
         *     - `current` comes first for each address, then whenever events may have been missed, such as in a restore of many
         *       objects: which version is the current one. Nothing is sent twice, and nothing is replayed after a lost
         *       connection: `current` says whether there is something to catch up with.
         *     - `saved`: a version was saved. After a renaming `name` is the new name, and later events come to whoever asks
         *       with that one.
         *     - `deleted`: the object is gone. `saved` follows when one of that name is made again.
         *     - `here`: everybody who has the object open through a stream, oneself included, one entry a person; at the
         *       beginning and after each change. Whoever leaves is listed for 3 seconds more, as a page that loads again leaves and
         *       comes back. A stream whose session has made no call for 5 minutes stays open and does not count.
         *     - `kind`: for the address of a kind, and the only event that comes for one. It comes first, then once for each change
         *       in which objects of the kind were made, saved or deleted; one event may stand for several changes that come
         *       together, such as in a restore. Nobody is listed for a kind.
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
         * @description Needs MANAGE_DATASETS. A set that is referenced answers 409 unless the deletion is forced; a required set always does.
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
         * @description Takes the names, or a filter with exceptions and the number of sets the user was told. When the filter no longer
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
         *     call of this contract stands in the way of are refused with 422: `.`, `..`, `null`, `filter`, `references`,
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
         *     out has the default of its property. Types 1 and 2 carry `enhancedDynamicDataItems` and `dependency`, or `items` and
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
         *     stand for "nothing chosen") only the items that the criteria allow, in the order of the set: an item without
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
         * @description Takes ids, or a filter with exceptions and the number of objects the user was told. When the filter no longer matches
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
         * @description Properties that are read-only are ignored, so that what `GET` answered can be sent back. What the body leaves out has
         *     the default of its property. A body that changes nothing makes no new version. One that cannot be deleted cannot be
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
         * @description Takes ids, or a filter with exceptions and the number of objects the user was told. When the filter no longer matches
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
         * @description Properties that are read-only are ignored, so that what `GET` answered can be sent back. What the body leaves out has
         *     the default of its property. A body that changes nothing makes no new version. One that cannot be deleted cannot be
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
         * @description Needs MODIFY_CONFIG_BACKUP_RESTORE, and MANAGE_PERMISSIONS for roles and users, which All holds too. The browser makes this call itself, so the single-use token stands in for the client id.
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
         *     must not bring in a permission that the caller does not hold: 403 names it. Takes up to 50 MiB of a `.dbinit` or `.xml` file in the format of
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
         * @description Needs MODIFY_CONFIG_IMPORT_DATA. Takes a `.txt` file, UTF-8 with or without a byte order mark: a code, a tab, a
         *     description, then further columns that are kept as attributes; the first line may be a header, which names them.
         *     Blank lines say nothing, and quotes that a spreadsheet puts around a cell are taken off. The codes become the
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
        AuthorizationKey: "MANAGE_DATASETS" | "VIEW_CONFIG_DETAILED_HISTORY" | "MODIFY_CONFIG_BACKUP_RESTORE" | "MODIFY_CONFIG_IMPORT_DATA" | "AUTHORIZATION_GENERATE_DATA_DICTIONARY" | "AUTHORIZATION_CONFIGURATOR_MANAGE_PRODUCT_TEMPLATES" | "MANAGE_FORMS" | "MANAGE_PERMISSIONS" | "MANAGE_POPUP_NOTIFICATIONS" | "MANAGE_RULES" | "MODIFY_CONFIG_AGENCY_BROKERAGE" | "MODIFY_CONFIG_CARRIERS" | "MODIFY_CONFIG_EMAIL" | "MODIFY_CONFIG_MGA_AGENCY_BROKERAGE" | "MODIFY_CONFIG_MGA_CARRIERS";
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
            /** @description Why the action is disabled. */
            notes?: string;
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
             * @description The items; none when they are left out. Types 1 and 2 send `enhancedDynamicDataItems` instead, which wins where
             *     both are sent.
             */
            items?: components["schemas"]["DataItem"][];
            /** @description Types 1 and 2 only. Left out, `items` are the items. */
            enhancedDynamicDataItems?: components["schemas"]["DataItem"][];
            /** @description Types 1 and 2. Left out, it is `dynamicDataSetDependency`. */
            dependency?: components["schemas"]["DataSetDependency"] | null;
            /** @description What GET calls the dependency. Ignored where `dependency` is sent; left out, the set depends on nothing. */
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
            kind: components["schemas"]["KindEvent"];
        };
        CurrentEvent: {
            /** @description As it was asked with. */
            uri: string;
            /** @description The name that the object has now; another one when it was renamed. Null when there is none. */
            name: string | null;
            /** @description The current version; null when there is none. */
            etag: string | null;
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
            /** @description Characters before whoever chooses an item searches on the server; null for a set whose items are loaded whole. */
            minSearchStringLength: number | null;
        };
        Reference: {
            /**
             * @description 1 Form template, 2 Field, 3 Rule.
             * @enum {integer}
             */
            type: 1 | 2 | 3;
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
            /** @description How many of the user's filters of the kind stand before it; one that is too high puts it last. */
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
            uniqueName: string;
            /** @description The display name. */
            name: string;
        };
        FormTemplatePage: {
            records: components["schemas"]["FormTemplateSummary"][];
            totalRecords: number;
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
            /** @description As 'Database Section Names' lists it. */
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
            /** @description Null when nobody is known by that name. */
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
            permission?: components["schemas"]["AuthorizationKey"];
            /** @description The rules that the body breaks; the first 100. */
            errors?: components["schemas"]["RuleViolation"][];
            /**
             * @description How many rules are broken, the further ones included; of a body of more than 120,000 values, how many in the
             *     first 120,000.
             */
            errorCount?: number;
            /** @description How many objects the filter matches now. */
            actualCount?: number;
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
            /** @description What stands between the braces. */
            name: string;
            /** @description The name in words. */
            label: string;
            /** @description A value that could stand there, for previews. */
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
            /** @description The event that sends it. Default: what it was, or empty. */
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
        };
        NotificationEmailTemplatePage: {
            records: components["schemas"]["NotificationEmailTemplateSummary"][];
            totalRecords: number;
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
        /** @description No live session, or the credentials were not accepted. A login token that came along and stands for no session is cleared. */
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
        /** @description How many records to answer at most. */
        NumberOfRows: number;
        /** @description Ascending or descending. */
        SortDirection: "asc" | "desc";
        /**
         * @description The object's id, which stays the same whatever the object is called.
         * @example 6f1b4e0d9a7c4c3e8b25d1f0a3c7e9b2
         */
        ObjectId: string;
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
         * @description The ETag of the version that the change was made on. A call without it answers 428.
         * @example "3.118"
         */
        IfMatch: string;
        /**
         * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
         *     repetition, for 24 hours, is answered with the version that the first one made, even when others have saved since
         *     and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
         *     With a request that differs in call, path, parameters, If-Match or body it answers 422. A refusal is not kept.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        IdempotencyKey: string;
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
export type KindEvent = components['schemas']['KindEvent'];
export type PersonHere = components['schemas']['PersonHere'];
export type DataItem = components['schemas']['DataItem'];
export type DataItemCriteria = components['schemas']['DataItemCriteria'];
export type DataSetDependency = components['schemas']['DataSetDependency'];
export type SourceFieldDependency = components['schemas']['SourceFieldDependency'];
export type ItemPage = components['schemas']['ItemPage'];
export type Reference = components['schemas']['Reference'];
export type SavedFilter = components['schemas']['SavedFilter'];
export type SavedFilterName = components['schemas']['SavedFilterName'];
export type SavedFilterUri = components['schemas']['SavedFilterUri'];
export type SavedFilterCreate = components['schemas']['SavedFilterCreate'];
export type SavedFilterUpdate = components['schemas']['SavedFilterUpdate'];
export type BulkSelection = components['schemas']['BulkSelection'];
export type BulkIds = components['schemas']['BulkIds'];
export type BulkFilter = components['schemas']['BulkFilter'];
export type OrganizationName = components['schemas']['OrganizationName'];
export type OrganizationCard = components['schemas']['OrganizationCard'];
export type GeneratorDefinition = components['schemas']['GeneratorDefinition'];
export type RepeatingFormTemplate = components['schemas']['RepeatingFormTemplate'];
export type FormTemplateSummary = components['schemas']['FormTemplateSummary'];
export type FormTemplatePage = components['schemas']['FormTemplatePage'];
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
export type ResponseVersions = components['responses']['Versions'];
export type ResponseStaleObject = components['responses']['StaleObject'];
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
export type ResponseMailFailed = components['responses']['MailFailed'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterStartIndex = components['parameters']['StartIndex'];
export type ParameterNumberOfRows = components['parameters']['NumberOfRows'];
export type ParameterSortDirection = components['parameters']['SortDirection'];
export type ParameterObjectId = components['parameters']['ObjectId'];
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
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
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
            /** @description The cookie stands for a live session. */
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
                /** @description How many objects of each kind to answer at most. */
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
                /** @description The kind's owner URI, a colon, and the object's name; `null` stands for the kind's browser. */
                uri: string;
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
                 *     spelled `key.op=value`: `name.eq`, `type.in` (comma separated), `id.in` (a JSON list of ids).
                 * @example /DataSet?name=state&type=2
                 */
                filterUri?: string;
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. */
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
            };
            header?: {
                /**
                 * @description The ETag of the version that the change was made on. A call without it answers 428.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours, is answered with the version that the first one made, even when others have saved since
                 *     and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
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
                 *     unique name), `uniqueName` (equals), `id.in` (a JSON list of ids).
                 * @example /UIFormTemplate?name=location
                 */
                filterUri?: string;
                /** @description How many matching records to pass over. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description How many records to answer at most. */
                numberOfRows?: components["parameters"]["NumberOfRows"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, ordered by display name. */
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
    createDataSet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours, is answered with the version that the first one made, even when others have saved since
                 *     and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
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
                 * @description The ETag of the version that the change was made on. A call without it answers 428.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours, is answered with the version that the first one made, even when others have saved since
                 *     and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
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
                /** @description Keeps the items whose label contains this text, ignoring case. */
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
                /** @description How many records to answer at most. */
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
                /** @description How many records to answer at most. */
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
                /** @description How many records to answer at most. */
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
                 * @description `/NotificationEmailTemplate` with a query string. Keys: `search` (as `searchString`), `name` (contains, ignoring case), `name.eq`,
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
                /** @description How many records to answer at most. */
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
                 *     repetition, for 24 hours, is answered with the version that the first one made, even when others have saved since
                 *     and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
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
                 * @description The ETag of the version that the change was made on. A call without it answers 428.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours, is answered with the version that the first one made, even when others have saved since
                 *     and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
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
                 * @description The ETag of the version that the change was made on. A call without it answers 428.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours, is answered with the version that the first one made, even when others have saved since
                 *     and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
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
                /** @description How many records to answer at most. */
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
    listPopupTemplates: {
        parameters: {
            query?: {
                /**
                 * @description `/NotificationPopupTemplate` with a query string. Keys: `search` (as `searchString`), `name` (contains, ignoring case), `name.eq`,
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
                /** @description How many records to answer at most. */
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
                 *     repetition, for 24 hours, is answered with the version that the first one made, even when others have saved since
                 *     and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
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
                 * @description The ETag of the version that the change was made on. A call without it answers 428.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours, is answered with the version that the first one made, even when others have saved since
                 *     and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
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
                 * @description The ETag of the version that the change was made on. A call without it answers 428.
                 * @example "3.118"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Chosen anew for each write, and sent again with its repetition when the answer was lost. The write is done once: a
                 *     repetition, for 24 hours, is answered with the version that the first one made, even when others have saved since
                 *     and If-Match is no longer the current version; while the first is under way it waits. The key belongs to the user.
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
                /** @description How many records to answer at most. */
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
                /** @description How many records to answer at most. */
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
