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
         * @description Public. Answers once migrations have run and the database accepts queries.
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
         * @description Answers the session that the login token cookie stands for. Needs no client id, because a page that has just loaded has none.
         */
        get: operations["resumeSession"];
        put?: never;
        /**
         * Signs in with a password or an external token
         * @description Public. Sets the login token as a cookie that scripts cannot read. Ten failures for one user or one address
         *     within 15 minutes answer 429 until the oldest of them is 15 minutes old. The answer never says whether the
         *     user or the password was wrong.
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
         * @description Clients call it at half the token's life. The login token is replaced; the client id stays.
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
         * @description Public. Tells whether demo users with their demo password exist and whether single sign-on is configured.
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
         *     transaction. Types 1 and 2 carry `enhancedDynamicDataItems` and `dependency`, types 0 and 3 `items`. A body that
         *     changes nothing makes no new version. A dependency on nothing is stored as null.
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
            path?: never;
            cookie?: never;
        };
        /** The items of a data set, generated ones included */
        get: operations["listDataSetItems"];
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
         * @description Needs MODIFY_CONFIG_BACKUP_RESTORE. The browser makes this call itself, so the single-use token stands in for the client id.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The service's state. */
        Health: {
            /** @constant */
            status: "ready";
            /** @description Whether demo users with their demo password exist. */
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
            expiresAt: components["schemas"]["Timestamp"];
        };
        SignInOptions: {
            /** @description The names of the users that still have the demo password. */
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
            /** @description The permissions the user holds. */
            authorizationKeys: components["schemas"]["AuthorizationKey"][];
        };
        /** @enum {string} */
        AuthorizationKey: "MANAGE_DATASETS" | "VIEW_CONFIG_DETAILED_HISTORY" | "MODIFY_CONFIG_BACKUP_RESTORE" | "MODIFY_CONFIG_IMPORT_DATA" | "AUTHORIZATION_GENERATE_DATA_DICTIONARY";
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
        };
        UserCard: {
            id: string;
            name: string;
            /** @description Whether the user has a live session. */
            availableToChat: boolean;
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
            description: string;
            type: components["schemas"]["DataSetType"];
            /** @description Null for static sets. */
            dynamicDefault: boolean | null;
            /** @description Whether the server searches while the user types. */
            supportSearch: boolean;
            /** @description Characters before a search starts. */
            minSearchStringLength: number;
            generatorBeanName: string | null;
            repeatingFormTemplateUniqueName: string | null;
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
        /** @description A data set as a client sends it. */
        DataSetWrite: components["schemas"]["DataSetSettings"] & {
            /** @description Types 0 and 3. */
            items?: components["schemas"]["DataItem"][];
            /** @description Types 1 and 2. */
            enhancedDynamicDataItems?: components["schemas"]["DataItem"][];
            /** @description Types 1 and 2. */
            dependency?: components["schemas"]["DataSetDependency"] | null;
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
        };
        DataItemCriteria: {
            dataSetName: string;
            /** @description The value of the item it applies to. */
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
        };
        Reference: {
            /**
             * @description 2 Field, 3 Rule.
             * @enum {integer}
             */
            type: 2 | 3;
            name: string;
            version: string;
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
            errors?: components["schemas"]["RuleViolation"][];
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
    };
    responses: {
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
        /** @description No live session, or the credentials were not accepted. */
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
                 *       "detail": "This needs the permission MANAGE_DATASETS.",
                 *       "permission": "MANAGE_DATASETS"
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
        /** @description The document has changed since the version in If-Match. The current one comes along. */
        StaleDataSet: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
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
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body's content type is not one this call takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body breaks rules; `errors` lists each with a JSON pointer. */
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
                 *       ]
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
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot answer now. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description How many matching records to pass over. */
        StartIndex: number;
        /** @description How many records to answer at most. */
        NumberOfRows: number;
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
         * @description The ETag of the version that the change was made on. A call without it answers 428.
         * @example "3.118"
         */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this version of the document; strong.
         * @example "3.118"
         */
        ETag: string;
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
export type DataItem = components['schemas']['DataItem'];
export type DataItemCriteria = components['schemas']['DataItemCriteria'];
export type DataSetDependency = components['schemas']['DataSetDependency'];
export type SourceFieldDependency = components['schemas']['SourceFieldDependency'];
export type ItemPage = components['schemas']['ItemPage'];
export type Reference = components['schemas']['Reference'];
export type BulkSelection = components['schemas']['BulkSelection'];
export type BulkIds = components['schemas']['BulkIds'];
export type BulkFilter = components['schemas']['BulkFilter'];
export type Timestamp = components['schemas']['Timestamp'];
export type Problem = components['schemas']['Problem'];
export type RuleViolation = components['schemas']['RuleViolation'];
export type StaleDataSetProblem = components['schemas']['StaleDataSetProblem'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseStaleDataSet = components['responses']['StaleDataSet'];
export type ResponsePreconditionRequired = components['responses']['PreconditionRequired'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterStartIndex = components['parameters']['StartIndex'];
export type ParameterNumberOfRows = components['parameters']['NumberOfRows'];
export type ParameterDataSetNamePath = components['parameters']['DataSetNamePath'];
export type ParameterDataSetNameQuery = components['parameters']['DataSetNameQuery'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type HeaderETag = components['headers']['ETag'];
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
                    /** @description The login token; HttpOnly, SameSite=Strict, and Secure over https. */
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
    listDataSets: {
        parameters: {
            query?: {
                /**
                 * @description `/DataSet` with a query string. Keys: `name` (contains, ignoring case), `type` (equals), `product` (a
                 *     product's name; keeps the sets whose criteria, or whose fields' forms, name it). Other operators are
                 *     spelled `key.op=value`: `name.eq`, `type.in` (comma separated).
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
                     *         "name": "Property Location.roofType",
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
            428: components["responses"]["PreconditionRequired"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
        };
    };
    createDataSet: {
        parameters: {
            query?: never;
            header?: never;
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
        };
    };
    listDataSetItems: {
        parameters: {
            query?: {
                /** @description Keeps the items whose label contains this text, ignoring case. */
                search?: string;
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
        };
    };
}
