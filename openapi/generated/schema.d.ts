// Made by `npm run gen` from openapi/. Do not edit.
export interface paths {
    "/api/admin/login": {
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
         * @description Wrong credentials are 422 on `email`, never 401.
         */
        post: operations["authAdminLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out of this role; others stay signed in */
        post: operations["authAdminLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in admin */
        get: operations["adminMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/login": {
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
         * @description Wrong credentials are 422 on `email`, never 401.
         */
        post: operations["authDoctorLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out of this role; others stay signed in */
        post: operations["authDoctorLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in doctor */
        get: operations["doctorMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/login": {
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
         * @description Wrong credentials are 422 on `email`, never 401.
         */
        post: operations["authPatientLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out of this role; others stay signed in */
        post: operations["authPatientLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in patient */
        get: operations["patientMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sanctum/csrf-cookie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Set the XSRF-TOKEN and session cookies */
        get: operations["publicCsrfCookie"];
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
        /** @description The signed-in administrator. */
        AdminMe: {
            /** @enum {string} */
            admin_role: "owner" | "operations" | "support" | "clinical_reviewer" | "finance" | "content" | "read_only";
            /** @example USD */
            currency?: string;
            /** Format: email */
            email: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            locale: "en" | "ja";
            /** @example Mika Sato */
            name: string;
            /**
             * @example [
             *       "doctor.approve"
             *     ]
             */
            permissions: string[];
            /** @constant */
            role: "ADMIN";
            /** @example UTC */
            time_zone?: string;
            /** @example false */
            two_factor: boolean;
        };
        /** @description The signed-in doctor. */
        DoctorMe: {
            /** @example Midori Clinic */
            clinic_name: string;
            /** @example USD */
            currency?: string;
            /** Format: email */
            email: string;
            /** @example Hanako */
            first_name: string;
            /** Format: uuid */
            id: string;
            /** @example Yamada */
            last_name: string;
            /** @enum {string} */
            locale: "en" | "ja";
            /** @example D-000123 */
            number: string;
            /** @constant */
            role: "DOCTOR";
            /** @enum {string} */
            status: "applied" | "needs_info" | "approved" | "rejected" | "suspended";
            status_reason?: string | null;
            /** @example UTC */
            time_zone?: string;
            /** @example false */
            two_factor: boolean;
        };
        Error: {
            /** @description States that can be reached from the present one. */
            allowed?: string[];
            /**
             * @description Stable code; match on it and never on the message.
             * @example NOT_FOUND
             */
            error_code?: string;
            /**
             * @description Messages by field; nested fields are dotted (`items.0.quantity`).
             * @example {}
             */
            errors?: {
                [key: string]: string[];
            };
            /** @example Not found. */
            message: string;
        } & {
            [key: string]: unknown;
        };
        Login: {
            /** Format: email */
            email: string;
            password: string;
            /**
             * @description Keep me signed in. Never for administrators.
             * @default false
             */
            remember: boolean;
        };
        /** @description The signed-in patient. */
        PatientMe: {
            /** @example USD */
            currency?: string;
            doctor: {
                /** @example Midori Clinic */
                clinic_name: string;
                clinic_phone?: string | null;
                /** @example Yamada Hanako */
                name: string;
            };
            /** Format: email */
            email: string;
            /** @example Ana */
            first_name: string;
            /** Format: uuid */
            id: string;
            /** @example Brown */
            last_name: string;
            /** @enum {string} */
            locale: "en" | "ja";
            /** @example P-000123 */
            number: string;
            /** @constant */
            role: "PATIENT";
            /** @example UTC */
            time_zone?: string;
            /** @example false */
            two_factor: boolean;
        };
    };
    responses: {
        /** @description State conflict, stale revision or a call in progress. */
        Conflict: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The CSRF token is missing or wrong. */
        CsrfMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in, but not allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Validation failed; every failing field is named. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault of the server. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Throttled. */
        TooManyAttempts: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session for this role. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Database or storefront away, or the server is stopping. */
        Unavailable: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Wrong content type. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authAdminLogin: {
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
                 *       "email": "name@example.org",
                 *       "password": "text",
                 *       "remember": false
                 *     }
                 */
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "role": "ADMIN",
                     *         "email": "name@example.org",
                     *         "name": "Mika Sato",
                     *         "admin_role": "owner",
                     *         "permissions": [
                     *           "doctor.approve"
                     *         ],
                     *         "locale": "en",
                     *         "currency": "USD",
                     *         "time_zone": "UTC",
                     *         "two_factor": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminMe"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authAdminLogout: {
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
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "role": "ADMIN",
                     *         "email": "name@example.org",
                     *         "name": "Mika Sato",
                     *         "admin_role": "owner",
                     *         "permissions": [
                     *           "doctor.approve"
                     *         ],
                     *         "locale": "en",
                     *         "currency": "USD",
                     *         "time_zone": "UTC",
                     *         "two_factor": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminMe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authDoctorLogin: {
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
                 *       "email": "name@example.org",
                 *       "password": "text",
                 *       "remember": false
                 *     }
                 */
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "role": "DOCTOR",
                     *         "email": "name@example.org",
                     *         "number": "D-000123",
                     *         "last_name": "Yamada",
                     *         "first_name": "Hanako",
                     *         "clinic_name": "Midori Clinic",
                     *         "status": "applied",
                     *         "status_reason": "text",
                     *         "locale": "en",
                     *         "currency": "USD",
                     *         "time_zone": "UTC",
                     *         "two_factor": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorMe"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authDoctorLogout: {
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
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "role": "DOCTOR",
                     *         "email": "name@example.org",
                     *         "number": "D-000123",
                     *         "last_name": "Yamada",
                     *         "first_name": "Hanako",
                     *         "clinic_name": "Midori Clinic",
                     *         "status": "applied",
                     *         "status_reason": "text",
                     *         "locale": "en",
                     *         "currency": "USD",
                     *         "time_zone": "UTC",
                     *         "two_factor": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorMe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authPatientLogin: {
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
                 *       "email": "name@example.org",
                 *       "password": "text",
                 *       "remember": false
                 *     }
                 */
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "role": "PATIENT",
                     *         "email": "name@example.org",
                     *         "number": "P-000123",
                     *         "last_name": "Brown",
                     *         "first_name": "Ana",
                     *         "locale": "en",
                     *         "currency": "USD",
                     *         "time_zone": "UTC",
                     *         "two_factor": false,
                     *         "doctor": {
                     *           "name": "Yamada Hanako",
                     *           "clinic_name": "Midori Clinic",
                     *           "clinic_phone": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientMe"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authPatientLogout: {
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
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patientMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "role": "PATIENT",
                     *         "email": "name@example.org",
                     *         "number": "P-000123",
                     *         "last_name": "Brown",
                     *         "first_name": "Ana",
                     *         "locale": "en",
                     *         "currency": "USD",
                     *         "time_zone": "UTC",
                     *         "two_factor": false,
                     *         "doctor": {
                     *           "name": "Yamada Hanako",
                     *           "clinic_name": "Midori Clinic",
                     *           "clinic_phone": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientMe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publicCsrfCookie: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both cookies are set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
