// Made by `npm run gen` from openapi/. Do not edit.
export interface paths {
    "/api/admin/catalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Platform catalogs */
        get: operations["adminListCatalogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts for menu badges and tabs */
        get: operations["adminCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Doctors in every state */
        get: operations["adminListDoctors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctors/{doctorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One doctor */
        get: operations["adminGetDoctor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a doctor's record
         * @description A stale revision is 409. The e-mail address and the bank account are changed by the doctor alone.
         */
        patch: operations["adminUpdateDoctor"];
        trace?: never;
    };
    "/api/admin/doctors/{doctorId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an application
         * @description Every item of the checklist must be done. Who rejected the doctor before may not approve it (403 FOUR_EYES).
         */
        post: operations["adminApproveDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctors/{doctorId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an account for good
         * @description Needs a settled balance and no patients that are still active or invited (409 else).
         */
        post: operations["adminCloseDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctors/{doctorId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Licence documents of a doctor */
        get: operations["adminListDoctorDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctors/{doctorId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One licence document */
        get: operations["adminDownloadDoctorDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctors/{doctorId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a doctor's account */
        get: operations["adminListDoctorHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctors/{doctorId}/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Commission rates of a doctor */
        get: operations["adminListDoctorRates"];
        put?: never;
        /**
         * Set a commission rate from a day on
         * @description Past days keep their rate; the day must be today or later, in the business time zone.
         */
        post: operations["adminSetDoctorRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctors/{doctorId}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reinstate a suspended doctor */
        post: operations["adminReinstateDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctors/{doctorId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject an application */
        post: operations["adminRejectDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctors/{doctorId}/request-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the applicant for information */
        post: operations["adminAskDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctors/{doctorId}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend an approved doctor */
        post: operations["adminSuspendDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
        /**
         * Complete the registration of an invited administrator
         * @description Uses the link up.
         */
        post: operations["authAdminCompleteRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders */
        get: operations["adminListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order with everything about it */
        get: operations["adminGetOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Correct the address of an order */
        patch: operations["adminChangeOrderAddress"];
        trace?: never;
    };
    "/api/admin/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel before anything ships */
        post: operations["adminCancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put on hold */
        post: operations["adminHoldOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a note */
        post: operations["adminAddOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/record-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a payment */
        post: operations["adminRecordOrderPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund */
        post: operations["adminRefundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release to logistics */
        post: operations["adminReleaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a parcel of some units */
        post: operations["adminCreateOrderShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/unhold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release the hold */
        post: operations["adminUnholdOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders in each tab */
        get: operations["adminCountOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a reset link still works; uses nothing up */
        post: operations["authAdminCheckReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the link of the mail
         * @description Ends every session of the account; nobody is signed in by it.
         */
        post: operations["authAdminResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/password/reset-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description The answer is the same whether or not the address is known. A new link ends the one before.
         */
        post: operations["authAdminRequestReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a registration link
         * @description Only an address that an administrator has invited gets a link. The answer is always the same.
         */
        post: operations["authAdminRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/registration/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a registration link; uses nothing up */
        post: operations["authAdminVerifyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settlements */
        get: operations["adminListSettlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{settlementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A settlement with its lines */
        get: operations["adminGetSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{settlementId}/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an adjustment */
        post: operations["adminAdjustSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{settlementId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve for payment */
        post: operations["adminApproveSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{settlementId}/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Transfer failed */
        post: operations["adminMarkSettlementFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{settlementId}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Transfer has arrived */
        post: operations["adminMarkSettlementPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{settlementId}/paying": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Transfer handed to the bank */
        post: operations["adminStartPayingSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{settlementId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statement as PDF */
        get: operations["adminGetSettlementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{settlementId}/recalculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Collect and add up again */
        post: operations["adminRecalculateSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{settlementId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reopen a closed settlement */
        post: operations["adminReopenSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{settlementId}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Void a settlement */
        post: operations["adminVoidSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a month
         * @description A dry run answers exactly what closing will do.
         */
        post: operations["adminCloseSettlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Totals of settlements */
        get: operations["adminSummariseSettlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parcels */
        get: operations["adminListShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{shipmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A parcel with its contents */
        get: operations["adminGetShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{shipmentId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a parcel apart */
        post: operations["adminCancelShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{shipmentId}/close-refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close as refunded */
        post: operations["adminCloseRefundedShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{shipmentId}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delivered */
        post: operations["adminDeliverShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{shipmentId}/exception": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Something went wrong */
        post: operations["adminReportShipmentException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{shipmentId}/in-transit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** On its way */
        post: operations["adminMarkShipmentInTransit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{shipmentId}/pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Packed, with lots */
        post: operations["adminPackShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{shipmentId}/pick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to pick */
        post: operations["adminPickShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{shipmentId}/reship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send again */
        post: operations["adminReshipShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{shipmentId}/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Handed to the carrier */
        post: operations["adminShipShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parcels in each state */
        get: operations["adminCountShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own application */
        get: operations["doctorGetApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Answer a question or apply again
         * @description In `needs_info` the reopened fields; in `rejected` everything, once applying again is allowed.
         */
        patch: operations["doctorUpdateApplication"];
        trace?: never;
    };
    "/api/doctor/application/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add documents to the own application */
        post: operations["doctorAddApplicationDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/application/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document of the own application */
        get: operations["doctorGetApplicationDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank details for pay-outs */
        get: operations["doctorGetBank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the bank details
         * @description Pay-outs wait for 7 days after a change, and the doctor gets a mail.
         */
        patch: operations["doctorUpdateBank"];
        trace?: never;
    };
    "/api/doctor/catalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Catalogs open to the doctor
         * @description The platform catalogs given to the doctor, or all of them when none was given, and the doctor's own.
         */
        get: operations["doctorListCatalogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/catalogs/{catalogId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One catalog */
        get: operations["doctorGetCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earnings and the next pay-out */
        get: operations["doctorGetEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/email/verify/{id}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm a doctor's changed address
         * @description Safe to open twice. A browser that follows the link of the mail is redirected with a notice; a call gets JSON.
         */
        get: operations["authDoctorVerifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a patient and send the invitation
         * @description An address that is in my list already is 422 on `email` with `patient_id`. One that belongs to a patient of another doctor is answered like any other.
         */
        post: operations["doctorInvitePatient"];
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
        /**
         * Apply as a doctor
         * @description Details and licence files as multipart. Uses the link up.
         */
        post: operations["authDoctorCompleteRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a reset link still works; uses nothing up */
        post: operations["authDoctorCheckReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the link of the mail
         * @description Ends every session of the account; nobody is signed in by it.
         */
        post: operations["authDoctorResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/password/reset-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description The answer is the same whether or not the address is known. A new link ends the one before.
         */
        post: operations["authDoctorRequestReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/patients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My patients
         * @description Without `archived` and without `id` the list leaves out archived patients.
         */
        get: operations["doctorListPatients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/patients/{patientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A patient of mine */
        get: operations["doctorGetPatient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a patient */
        patch: operations["doctorUpdatePatient"];
        trace?: never;
    };
    "/api/doctor/patients/{patientId}/accept-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept somebody who asks to join; sends the invitation */
        post: operations["doctorAcceptPatientLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/patients/{patientId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive: no sign-in, no orders; the data are kept */
        post: operations["doctorArchivePatient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/patients/{patientId}/decline-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline somebody who asks to join */
        post: operations["doctorDeclinePatientLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/patients/{patientId}/invitation/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to hand over
         * @description Logged. No mail is sent; every earlier link is dead.
         */
        post: operations["doctorMakeInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/patients/{patientId}/invitation/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a new invitation; the link before it is dead */
        post: operations["doctorResendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/patients/{patientId}/invitation/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Kill the link of the invitation */
        post: operations["doctorRevokeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/patients/{patientId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My notes on a patient */
        get: operations["doctorListPatientNotes"];
        put?: never;
        /** Write a note */
        post: operations["doctorAddPatientNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/patients/{patientId}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of a patient */
        get: operations["doctorListPatientOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/patients/{patientId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring an archived patient back */
        post: operations["doctorRestorePatient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/patients/{patientId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, newest first */
        get: operations["doctorListPatientEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/patients/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many patients each tab holds */
        get: operations["doctorCountPatients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/product-facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories, brands and forms to filter products by */
        get: operations["doctorGetProductFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products the doctor can recommend */
        get: operations["doctorListProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product, also when it is no longer sold */
        get: operations["doctorGetProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recipes of the doctor's patients */
        get: operations["doctorListRecipes"];
        put?: never;
        /**
         * Begin a draft
         * @description `create`: empty. `edit`: the draft itself, or the next version of one that was issued. `renew`: the next version with
         *     its dates moved. `copy`: a new course without a patient. `template`: from a template or an own set.
         */
        post: operations["doctorCreateRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/recipes/{recipeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version of a recipe */
        get: operations["doctorGetRecipe"];
        put?: never;
        post?: never;
        /** Delete a draft */
        delete: operations["doctorDeleteRecipe"];
        options?: never;
        head?: never;
        /**
         * Save a draft
         * @description A version that was issued is never changed; edit it as a new version.
         */
        patch: operations["doctorUpdateRecipe"];
        trace?: never;
    };
    "/api/doctor/recipes/{recipeId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a recipe */
        post: operations["doctorCancelRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/recipes/{recipeId}/entered-in-error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark as entered in error, while nothing was ordered */
        post: operations["doctorVoidRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/recipes/{recipeId}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause a recipe */
        post: operations["doctorHoldRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/recipes/{recipeId}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a draft to its patient
         * @description A warning that stops is 422 RECIPE_STOP_WARNING with its lines unless it is overridden with a reason.
         */
        post: operations["doctorIssueRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/recipes/{recipeId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The recipe as a schedule to print */
        get: operations["doctorGetRecipePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/recipes/{recipeId}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind the patient of a recipe that was not ordered
         * @description One reminder in three days.
         */
        post: operations["doctorRemindRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/recipes/{recipeId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume a paused recipe */
        post: operations["doctorResumeRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/recipes/{recipeId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All versions of the course, newest first */
        get: operations["doctorListRecipeVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a registration link
         * @description The answer is the same whether or not the address is known.
         */
        post: operations["authDoctorRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/registration/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a registration link; uses nothing up */
        post: operations["authDoctorVerifyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My statements */
        get: operations["doctorListStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/statements/{settlementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A statement with its lines */
        get: operations["doctorGetStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/statements/{settlementId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statement as PDF */
        get: operations["doctorGetStatementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The doctor's first page in one call */
        get: operations["doctorTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/verify/{id}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm a changed address of any role
         * @description Safe to open twice. A browser that follows the link of the mail is redirected with a notice; a call gets JSON.
         */
        get: operations["publicVerifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address book, default first */
        get: operations["patientListAddresses"];
        put?: never;
        /** Add an address */
        post: operations["patientAddAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/addresses/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an address from the book */
        delete: operations["patientDeleteAddress"];
        options?: never;
        head?: never;
        /** Change an address; orders already placed keep theirs */
        patch: operations["patientUpdateAddress"];
        trace?: never;
    };
    "/api/patient/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart, priced and checked now */
        get: operations["patientGetCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose address, delivery and payment, or accept the new prices */
        patch: operations["patientUpdateCart"];
        trace?: never;
    };
    "/api/patient/cart/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the order
         * @description Prices and checks everything once more, takes the stock and makes the order in one transaction. A total
         *     that differs from the one the patient saw is 409 `PRICE_CHANGED`.
         */
        post: operations["patientCheckOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/cart/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a product into the cart; one that is there already gets more */
        post: operations["patientAddCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/cart/lines/{lineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a line out of the cart */
        delete: operations["patientRemoveCartLine"];
        options?: never;
        head?: never;
        /** Change quantity or choice of one line */
        patch: operations["patientUpdateCartLine"];
        trace?: never;
    };
    "/api/patient/cart/recipe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put all lines of a recipe that are not optional into the cart */
        post: operations["patientAddRecipeToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/catalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Catalogs I may buy from
         * @description The doctor's own first, then the platform's where the doctor leaves them open. With access `recipes_only` there are none.
         */
        get: operations["patientListCatalogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/catalogs/{catalogId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A catalog and what can be filtered in it */
        get: operations["patientGetCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitation that this browser has opened */
        get: operations["authPatientGetInvite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/invite/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the first password and sign in
         * @description Accepts the invitation this browser has opened.
         */
        post: operations["authPatientAcceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/invite/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the doctor for a new invitation
         * @description The answer is the same for every link.
         */
        post: operations["authPatientAskRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/invite/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation's link
         * @description Binds the invitation to this browser session; uses nothing up.
         */
        post: operations["authPatientOpenInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/link-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a clinic to be linked
         * @description No account is made. The answer is the same for every clinic code.
         */
        post: operations["authPatientRequestLink"];
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
    "/api/patient/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My orders, newest first */
        get: operations["patientListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with lines, shipments, payments and refunds */
        get: operations["patientGetOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order within its window
         * @description After `cancel_until`, or once the order has been released for packing, it is 409 `CANCEL_WINDOW_OVER`.
         */
        post: operations["patientCancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/orders/{orderId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt of an order as PDF */
        get: operations["patientGetReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a reset link still works; uses nothing up */
        post: operations["authPatientCheckReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the link of the mail
         * @description Ends every session of the account; nobody is signed in by it.
         */
        post: operations["authPatientResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/password/reset-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description The answer is the same whether or not the address is known. A new link ends the one before.
         */
        post: operations["authPatientRequestReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of my catalogs */
        get: operations["patientListProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product of my catalogs, recipes or orders, with my dosage */
        get: operations["patientGetProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My recipes, newest first */
        get: operations["patientListRecipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/recipes/{recipeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my recipes; the first opening is noted for the doctor */
        get: operations["patientGetRecipe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/recipes/{recipeId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The recipe as a schedule to print */
        get: operations["patientGetRecipePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything on the first page */
        get: operations["patientGetTop"];
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
        /** @description An issued or paused recipe with what is left of each product. */
        ActiveRecipe: {
            /** Format: date */
            expires_on: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            issued_at: string | null;
            /** @example First 3 months */
            label: string;
            lines: {
                /**
                 * @description Negative when it has run out.
                 * @example 12
                 */
                days_left: number | null;
                /** Format: uuid */
                id: string;
                /** @example 3 */
                orders_left: number;
                /** Format: uuid */
                product_id: string;
                /** @example 1 */
                quantity: number;
                /**
                 * Format: date
                 * @description Null before the first order or without a countable dosage.
                 */
                runs_out_on: string | null;
                /** @enum {string} */
                state: "active" | "paused" | "stopped";
                /** @example 1 */
                times_ordered: number;
                /** @example Magnesium */
                title: string;
                /** @example 60 capsules */
                variant_title: string;
            }[];
            /** @example R-2026-000123 */
            number: string | null;
            /** @enum {string} */
            status: "issued" | "on_hold";
            /** @example Calm skin */
            title: string;
            /** @example 1 */
            version: number;
        };
        /** @description An entry of the patient's address book. */
        Address: {
            /** @example New York */
            city: string;
            /** @example US */
            country: string;
            /** Format: uuid */
            id: string;
            is_default: boolean;
            /** @example Home */
            label: string;
            /** @example 1 Main Street */
            line1: string;
            /** @example null */
            line2: string | null;
            /** @example Ana Brown */
            name: string;
            /** @example +1 212 555 0100 */
            phone: string;
            /** @example 10001 */
            postal_code: string;
            /** @example NY */
            region: string;
        };
        AddressInput: {
            /** @example New York */
            city: string;
            /**
             * @description ISO 3166 code.
             * @example US
             */
            country: string;
            /** @example true */
            is_default?: boolean;
            /** @example Home */
            label?: string;
            /** @example 1 Main Street */
            line1: string;
            /** @example null */
            line2?: string | null;
            /** @example Ana Brown */
            name: string;
            /** @example +1 212 555 0100 */
            phone: string;
            /** @example 10001 */
            postal_code: string;
            /**
             * @description State or prefecture.
             * @example NY
             */
            region: string;
        };
        AddressPatch: {
            city?: string;
            /** @example US */
            country?: string;
            is_default?: boolean;
            label?: string;
            line1?: string;
            line2?: string | null;
            name?: string;
            /** @example +1 212 555 0100 */
            phone?: string;
            /** @example 10001 */
            postal_code?: string;
            region?: string;
        };
        /** @description Where an order goes, as it was when the order was placed. */
        AddressSnapshot: {
            /** @example New York */
            city: string;
            /** @example US */
            country: string;
            /** @example 1 Main Street */
            line1: string;
            /** @example null */
            line2: string | null;
            /** @example Ana Brown */
            name: string;
            /** @example +1 212 555 0100 */
            phone: string;
            /** @example 10001 */
            postal_code: string;
            /** @example NY */
            region: string;
        };
        /**
         * Catalog
         * @description A platform catalog that can be given to doctors.
         */
        AdminCatalog: {
            /** Format: uuid */
            id: string;
            /**
             * Name
             * @example Essentials
             */
            name: string;
            /**
             * Products
             * @example 24
             */
            products_count: number;
        };
        /** @description What waits for an administrator, and the sizes of the lists' tabs; parts without permission are left out. */
        AdminCounts: {
            /**
             * @description Doctors by status; states without a doctor are left out.
             * @example {
             *       "applied": 3,
             *       "approved": 12
             *     }
             */
            doctors?: {
                [key: string]: number;
            };
            /**
             * @description Orders that somebody has to look at.
             * @example {
             *       "needs_attention": 2
             *     }
             */
            orders?: {
                [key: string]: number;
            };
            /**
             * @description Statements by state; states without one are left out.
             * @example {
             *       "open": 12,
             *       "closed": 3
             *     }
             */
            settlements?: {
                [key: string]: number;
            };
            /**
             * @description Parcels by state.
             * @example {
             *       "to_pick": 4,
             *       "exception": 1
             *     }
             */
            shipments?: {
                [key: string]: number;
            };
        };
        /**
         * Doctor
         * @description Everything an administrator may know of a doctor; bank account numbers are masked.
         */
        AdminDoctor: {
            /**
             * @description States that an administrator may move this doctor to.
             * @example [
             *       "approved",
             *       "needs_info",
             *       "rejected"
             *     ]
             */
            readonly allowed: string[];
            /**
             * Applied
             * Format: date-time
             */
            readonly applied_at?: string | null;
            /**
             * Approved
             * Format: date-time
             */
            readonly approved_at?: string | null;
            /**
             * Approved by
             * @example Mika Sato
             */
            readonly approved_by_name?: string | null;
            /**
             * Assigned to
             * Format: uuid
             */
            assigned_to?: string | null;
            /**
             * Assigned to
             * @example Mika Sato
             */
            readonly assigned_to_name?: string | null;
            /** Bank account */
            readonly bank: {
                /** Branch */
                branch: string | null;
                /**
                 * Changed
                 * Format: date-time
                 */
                changed_at: string | null;
                /** Account holder */
                holder: string | null;
                /** Kind */
                kind: string | null;
                /**
                 * Last digits
                 * @example 4567
                 */
                last4: string | null;
                /** Bank */
                name: string | null;
            };
            /**
             * Catalog access
             * @description What this doctor's patients may buy without a recipe
             * @enum {string}
             */
            catalog_access: "open" | "closed" | "recipes_only";
            /**
             * Catalogs
             * @description None chosen means all of them
             */
            catalog_ids: string[];
            /**
             * Checklist
             * @example {
             *       "name_matches": true
             *     }
             */
            checklist: {
                [key: string]: boolean;
            };
            /**
             * City
             * @example 渋谷区
             */
            clinic_city?: string | null;
            /**
             * Clinic code
             * @example GREEN123
             */
            readonly clinic_code?: string | null;
            /** Address */
            clinic_line1?: string | null;
            /** Building */
            clinic_line2?: string | null;
            /**
             * Clinic
             * @example Green Street Clinic
             */
            clinic_name: string;
            /**
             * Clinic phone
             * Format: phone
             */
            clinic_phone?: string | null;
            /**
             * Postal code
             * @example 150-0001
             */
            clinic_postal_code?: string | null;
            /**
             * Region
             * @example 東京都
             */
            clinic_prefecture?: string | null;
            /**
             * Commission unpaid
             * Format: money
             * @example 8400
             */
            readonly commission_unpaid?: number;
            /**
             * Registered
             * Format: date-time
             */
            readonly created_at: string;
            /**
             * Disclosure
             * Format: multiline
             */
            disclosure_text?: string | null;
            /**
             * Default discount
             * Format: basis-points
             * @example 0
             */
            discount_default_bp?: number;
            /**
             * E-mail
             * Format: email
             * @description Changed by the doctor alone
             */
            readonly email: string;
            /**
             * First name
             * @example 花子
             */
            first_name: string;
            /**
             * First name (kana)
             * @example ハナコ
             */
            first_name_kana?: string | null;
            /** Freeze pay-outs */
            freeze_payouts?: boolean;
            /** Honour issued recipes when suspended */
            honour_recipes_when_suspended?: boolean;
            /** Format: uuid */
            readonly id: string;
            /**
             * Internal note
             * Format: multiline
             * @description Never shown to the doctor
             */
            internal_note?: string | null;
            /**
             * Invoice registration no.
             * @description T and 13 digits
             * @example T1234567890123
             */
            invoice_registration_no?: string | null;
            /** Job title */
            job_title?: string | null;
            /**
             * Last sign-in
             * Format: date-time
             */
            readonly last_login_at?: string | null;
            /**
             * Last name
             * @example 山田
             */
            last_name: string;
            /**
             * Last name (kana)
             * @example ヤマダ
             */
            last_name_kana?: string | null;
            /**
             * Licence country
             * @description Two letters such as JP or US
             * @example JP
             */
            licence_country?: string | null;
            /**
             * Licence expires
             * Format: date
             */
            licence_expires_on?: string | null;
            /**
             * Licence no.
             * @example 123456
             */
            licence_number?: string | null;
            /** Licence */
            licence_type?: string | null;
            /**
             * Licence verified
             * Format: date-time
             */
            readonly licence_verified_at?: string | null;
            /**
             * Verified by
             * @example Mika Sato
             */
            readonly licence_verified_by_name?: string | null;
            /** May apply again */
            readonly may_reapply: boolean;
            /**
             * Name
             * @example 山田 花子
             */
            readonly name: string;
            /** @description The signed-in administrator rejected this doctor before, so another one must decide. */
            readonly needs_other_admin: boolean;
            /**
             * Doctor no.
             * @example D-000123
             */
            readonly number: string;
            /**
             * Active patients
             * @example 12
             */
            readonly patients_active?: number;
            /**
             * Patients
             * @example 14
             */
            readonly patients_total?: number;
            /**
             * Phone
             * Format: phone
             * @example 03-1234-5678
             */
            phone?: string | null;
            /** Possible duplicates */
            readonly possible_duplicates: {
                /** Format: uuid */
                id: string;
                /** @example 山田 花子 */
                name: string;
                /** @example D-000007 */
                number: string;
                same: ("licence_number" | "phone" | "email")[];
                /** @example rejected */
                status: string;
            }[];
            /** Rejected before */
            readonly previously_rejected?: boolean;
            /**
             * Rate
             * Format: basis-points
             * @example 2000
             */
            readonly rate_bp?: number | null;
            /** Reopened fields */
            readonly reopened_fields: string[];
            /** @example 1 */
            readonly revision: number;
            /** Speciality */
            speciality?: string | null;
            /**
             * Status
             * @enum {string}
             */
            readonly status: "email_submitted" | "applied" | "needs_info" | "approved" | "rejected" | "suspended" | "closed" | "lapsed";
            /** Reason */
            readonly status_reason_code?: string | null;
            /** Reason in words */
            readonly status_reason_text?: string | null;
            /**
             * Suspended
             * Format: date-time
             */
            readonly suspended_at?: string | null;
            /** Tax id */
            tax_id?: string | null;
            /**
             * Updated
             * Format: date-time
             */
            readonly updated_at: string;
            /**
             * Website
             * Format: uri
             * @example https://clinic.example.org
             */
            website?: string | null;
        };
        /** @description A commission rate of a doctor and the days it counts for. */
        AdminDoctorRate: {
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            from: string;
            /** Format: uuid */
            id: string;
            /** @example 2000 */
            rate_bp: number;
            /** @example Agreed in writing */
            reason: string | null;
            /** @example Mika Sato */
            set_by_name: string | null;
            /** Format: date */
            to: string | null;
        };
        /**
         * Doctor
         * @description A doctor in the administrators' lists.
         */
        AdminDoctorRow: {
            /**
             * Applied
             * Format: date-time
             */
            readonly applied_at?: string | null;
            /**
             * Approved
             * Format: date-time
             */
            readonly approved_at?: string | null;
            /**
             * Assigned to
             * Format: uuid
             */
            assigned_to?: string | null;
            /**
             * Assigned to
             * @example Mika Sato
             */
            readonly assigned_to_name?: string | null;
            /**
             * Clinic
             * @example Green Street Clinic
             */
            clinic_name: string;
            /**
             * Region
             * @example 東京都
             */
            clinic_prefecture?: string | null;
            /**
             * Commission unpaid
             * Format: money
             * @example 8400
             */
            readonly commission_unpaid?: number;
            /**
             * Registered
             * Format: date-time
             */
            readonly created_at: string;
            /**
             * Documents
             * @example 1
             */
            readonly documents: number;
            /**
             * Duplicates
             * @description Other doctors with the same licence number, phone or e-mail.
             * @example 0
             */
            readonly duplicates: number;
            /**
             * E-mail
             * Format: email
             */
            readonly email: string;
            /** Bank details */
            readonly has_bank: boolean;
            /** Format: uuid */
            readonly id: string;
            /**
             * Last sign-in
             * Format: date-time
             */
            readonly last_login_at?: string | null;
            /**
             * Licence country
             * @example JP
             */
            licence_country?: string | null;
            /**
             * Licence expires
             * Format: date
             */
            licence_expires_on?: string | null;
            /**
             * Licence no.
             * @example 123456
             */
            licence_number?: string | null;
            /** Licence */
            licence_type?: string | null;
            /**
             * Name
             * @example 山田 花子
             */
            readonly name: string;
            /**
             * Doctor no.
             * @example D-000123
             */
            readonly number: string;
            /**
             * Orders 90 d
             * @example 7
             */
            readonly orders_90d?: number;
            /**
             * Active patients
             * @example 12
             */
            readonly patients_active: number;
            /**
             * Patients
             * @example 14
             */
            readonly patients_total: number;
            /**
             * Rate
             * Format: basis-points
             * @example 2000
             */
            readonly rate_bp?: number | null;
            /**
             * Recipes 90 d
             * @example 9
             */
            readonly recipes_90d?: number;
            /** @example 1 */
            readonly revision: number;
            /**
             * Sales 90 d
             * Format: money
             * @example 52000
             */
            readonly sales_90d?: number;
            /** Speciality */
            speciality?: string | null;
            /**
             * Status
             * @enum {string}
             */
            readonly status: "email_submitted" | "applied" | "needs_info" | "approved" | "rejected" | "suspended" | "closed" | "lapsed";
            /** Second factor */
            readonly two_factor?: boolean;
            /**
             * Updated
             * Format: date-time
             */
            readonly updated_at?: string;
        };
        /** @description The fields to change, and the revision they were read at. */
        AdminDoctorUpdate: {
            /** Format: uuid */
            assigned_to?: string | null;
            /** @enum {string} */
            catalog_access?: "open" | "closed" | "recipes_only";
            catalog_ids?: string[];
            checklist?: {
                [key: string]: boolean;
            };
            clinic_city?: string | null;
            clinic_line1?: string | null;
            clinic_line2?: string | null;
            clinic_name?: string;
            /**
             * Format: phone
             * @example 03-1234-5678
             */
            clinic_phone?: string | null;
            clinic_postal_code?: string | null;
            clinic_prefecture?: string | null;
            /** Format: multiline */
            disclosure_text?: string | null;
            /** Format: basis-points */
            discount_default_bp?: number;
            first_name?: string;
            first_name_kana?: string | null;
            freeze_payouts?: boolean;
            honour_recipes_when_suspended?: boolean;
            /** Format: multiline */
            internal_note?: string | null;
            /** @example T1234567890123 */
            invoice_registration_no?: string | null;
            job_title?: string | null;
            last_name?: string;
            last_name_kana?: string | null;
            /** @example JP */
            licence_country?: string | null;
            /** Format: date */
            licence_expires_on?: string | null;
            licence_number?: string | null;
            /** @enum {string|null} */
            licence_type?: "physician" | "dentist" | "dermatologist" | "pharmacist" | "nutrition_practitioner" | "other" | null;
            /**
             * Format: phone
             * @example 03-1234-5678
             */
            phone?: string | null;
            revision: number;
            /** @enum {string|null} */
            speciality?: "general_practice" | "internal_medicine" | "dermatology" | "plastic_surgery" | "gynaecology" | "paediatrics" | "psychiatry" | "orthopaedics" | "cardiology" | "gastroenterology" | "endocrinology" | "ophthalmology" | "ent" | "urology" | "dentistry" | "sports_medicine" | "integrative_medicine" | "nutrition" | "pharmacy" | "other" | null;
            tax_id?: string | null;
            /**
             * Format: uri
             * @example https://clinic.example.org
             */
            website?: string | null;
        };
        /** @description A stored file of a doctor. */
        AdminDocument: {
            /** @example application/pdf */
            content_type: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            /** @example licence.pdf */
            filename: string;
            /** Format: uuid */
            id: string;
            /** @example licence */
            purpose: string;
            /** @example 120000 */
            size: number;
        };
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
        /** @description Who is invited, by whom and as what. */
        AdminRegistration: {
            /** @enum {string} */
            admin_role: "owner" | "operations" | "support" | "clinical_reviewer" | "finance" | "content" | "read_only";
            /** Format: email */
            email: string;
            /**
             * @description Name of the administrator who sent the invitation; null for the first one.
             * @example Ken Mori
             */
            invited_by: string | null;
            /** @example Mika Sato */
            name: string;
        };
        AdminRegistrationRequest: {
            /** @example Mika Sato */
            name: string;
            /** Format: password */
            password: string;
            /** Format: password */
            password_confirmation: string;
            /** @example +1 555 0100 */
            phone?: string | null;
            token: string;
        };
        /** @description One row of the audit log. */
        AuditEntry: {
            /** @example doctor.approve */
            action: string;
            /** @example Mika Sato */
            actor_name: string | null;
            /** @example admin */
            actor_role: string;
            /**
             * @example {
             *       "status": "approved"
             *     }
             */
            after: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            at: string;
            /**
             * @example {
             *       "status": "applied"
             *     }
             */
            before: {
                [key: string]: unknown;
            } | null;
            /** @example 1024 */
            id: string;
            reason: string | null;
        };
        /** @description What may be shown of a bank account. */
        BankMasked: {
            /** @example First Bank */
            bank: string;
            /** @example Main branch */
            branch: string;
            /** @example Yamada Hanako */
            holder: string;
            /** @example current */
            kind: string;
            /** @example •••• 4821 */
            number: string;
        } | null;
        /** @description The patient's cart, priced and checked by the server at every reading. */
        Cart: {
            /** Format: uuid */
            address_id: string | null;
            /**
             * @description No problem, something in it, and delivery and payment chosen.
             * @example false
             */
            can_check_out: boolean;
            /**
             * @description Units in the cart, without what is saved for later.
             * @example 2
             */
            count: number;
            /** @example USD */
            currency: string;
            /** @description The sentence about the clinic's financial interest. */
            disclosure: string;
            /**
             * Format: money
             * @example 0
             */
            discount: number;
            /** @example [] */
            discounts: {
                /**
                 * Format: money
                 * @example 245
                 */
                amount: number;
                /** @enum {string} */
                kind: "individual" | "first_order";
                /** @example 500 */
                rate_bp: number;
            }[];
            free_shipping: {
                /**
                 * Format: money
                 * @example 5000
                 */
                from: number;
                /**
                 * Format: money
                 * @example 100
                 */
                missing: number;
            } | null;
            /** Format: uuid */
            id: string;
            lines: components["schemas"]["CartLine"][];
            /**
             * @example standard
             * @enum {string|null}
             */
            method: "standard" | "priority" | null;
            methods: {
                /** @enum {string} */
                method: "standard" | "priority";
                /**
                 * Format: money
                 * @example 875
                 */
                price: number;
                /**
                 * Format: date
                 * @description The working day on which an order placed now leaves the house at the earliest.
                 */
                ships_on?: string;
            }[];
            /**
             * Format: money
             * @description What is still missing to the smallest order, null when nothing.
             * @example null
             */
            min_order: number | null;
            /**
             * @example invoice
             * @enum {string|null}
             */
            payment_method: "invoice" | "bank_transfer" | null;
            /**
             * @example [
             *       "invoice",
             *       "bank_transfer"
             *     ]
             */
            payment_methods: ("invoice" | "bank_transfer")[];
            /** @example 4 */
            revision: number;
            /**
             * @description Active ingredients that two or more lines share.
             * @example []
             */
            shared_ingredients: {
                line_ids: string[];
                /** @example Magnesium */
                name: string;
            }[];
            /**
             * Format: money
             * @example 875
             */
            shipping: number;
            /**
             * Format: money
             * @example 4900
             */
            subtotal: number;
            /**
             * Format: money
             * @description Included in the total.
             * @example 0
             */
            tax: number;
            /**
             * @description Tax included, per rate.
             * @example []
             */
            taxes: {
                /**
                 * Format: money
                 * @example 1100
                 */
                gross: number;
                /** @example 1000 */
                rate_bp: number;
                /**
                 * Format: money
                 * @example 100
                 */
                tax: number;
            }[];
            /**
             * Format: money
             * @example 5775
             */
            total: number;
        };
        CartLine: {
            /** @enum {string} */
            availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
            /**
             * @description Units left, told only when few; null else.
             * @example null
             */
            available: number | null;
            /**
             * @example null
             * @enum {string|null}
             */
            backorder_choice: "wait" | "substitute" | "remove" | null;
            /** @example Northfield */
            brand: string;
            /**
             * Format: money
             * @example 0
             */
            discount: number;
            dosage: components["schemas"]["Dosage"] | null;
            /** @example capsule */
            form: string;
            /** Format: uuid */
            id: string;
            /** @example null */
            image: string | null;
            /**
             * Format: money
             * @example 4900
             */
            line_total: number;
            /**
             * @description The least of 20, the stock and what the recipe allows at a time.
             * @example 3
             */
            max_quantity: number;
            /** @example [] */
            problems: components["schemas"]["CartProblem"][];
            /** Format: uuid */
            product_id: string;
            /** @example 2 */
            quantity: number;
            recipe: {
                /** @example Yamada Hanako */
                doctor_name: string;
                /** Format: uuid */
                id: string;
                /** @example Skin, first 3 months */
                label: string;
                /** Format: uuid */
                line_id: string;
                /** @example R-2026-000123 */
                number: string;
            } | null;
            /**
             * Format: date
             * @example null
             */
            restock_on: string | null;
            /** @example false */
            saved_for_later: boolean;
            /**
             * @description What the doctor accepts in its place and the shop can send now; filled when the line cannot be sent.
             * @example []
             */
            substitutes: {
                /**
                 * Format: money
                 * @example 2300
                 */
                price: number;
                /** @example Magnesium Citrate */
                title: string;
                /** Format: uuid */
                variant_id: string;
                /** @example 60 capsules */
                variant_title: string;
            }[];
            /** @example Magnesium Glycinate */
            title: string;
            /**
             * Format: money
             * @example 2450
             */
            unit_price: number;
            /** Format: uuid */
            variant_id: string;
            /** @example 60 capsules */
            variant_title: string;
        };
        /** @description Why a line cannot be ordered as it stands. Each of them blocks the order until the line is changed or removed. */
        CartProblem: {
            /**
             * @description OUT_OF_STOCK, BACKORDERED: units that can be sent now.
             * @example 0
             */
            available?: number;
            /** @enum {string} */
            code: "PRICE_CHANGED" | "OUT_OF_STOCK" | "BACKORDERED" | "MAX_QTY" | "REFILL_TOO_SOON" | "REFILLS_USED" | "RECIPE_EXPIRED" | "RECIPE_ON_HOLD" | "RECIPE_ENDED" | "RECIPE_LINE_STOPPED" | "RECIPE_ONLY" | "PRODUCT_UNAVAILABLE";
            /**
             * @description MAX_QTY: the largest quantity.
             * @example 2
             */
            max?: number;
            /**
             * Format: money
             * @description PRICE_CHANGED: the price the patient saw.
             * @example 2250
             */
            old_price?: number;
            /**
             * Format: date
             * @description REFILL_TOO_SOON: the first day on which it can be ordered.
             */
            until?: string;
        };
        /** @description The doctor's own application. */
        DoctorApplication: {
            /** Format: date-time */
            applied_at: string | null;
            can_add_documents: boolean;
            /** @example false */
            can_reapply: boolean;
            /** @example New York */
            clinic_city?: string | null;
            /** @example 1 Main Street */
            clinic_line1?: string | null;
            /** @example Suite 4 */
            clinic_line2?: string | null;
            /** @example Midori Clinic */
            clinic_name?: string | null;
            /** @example +1 555 0101 */
            clinic_phone?: string | null;
            /** @example 10001 */
            clinic_postal_code?: string | null;
            /** @example New York */
            clinic_prefecture?: string | null;
            documents: components["schemas"]["DoctorDocument"][];
            /**
             * @description Fields that may be changed now; `licence_file` stands for documents.
             * @example [
             *       "phone"
             *     ]
             */
            editable_fields: string[];
            /** Format: email */
            email: string;
            /** @example Hanako */
            first_name?: string | null;
            /** @example ハナコ */
            first_name_kana?: string | null;
            /** @example Director */
            job_title?: string | null;
            /** @example Yamada */
            last_name?: string | null;
            /** @example ヤマダ */
            last_name_kana?: string | null;
            /** @example US */
            licence_country?: string | null;
            /** @example 2029-03-31 */
            licence_expires_on?: string | null;
            /** @example MD-102938 */
            licence_number?: string | null;
            /** @example physician */
            licence_type?: string | null;
            /** @example D-000123 */
            number: string;
            /** @example +1 555 0100 */
            phone?: string | null;
            /** Format: date-time */
            reapply_from: string | null;
            revision: number;
            /** @example dermatology */
            speciality?: string | null;
            /** @enum {string} */
            status: "applied" | "needs_info" | "approved" | "rejected" | "suspended";
            /** @description The administrator's question or the reason of a rejection or suspension. */
            status_reason?: string | null;
            /** @example licence_not_verifiable */
            status_reason_code?: string | null;
            /** @example https://midori.example.org */
            website?: string | null;
        };
        DoctorApplicationUpdate: {
            /** @example New York */
            clinic_city?: string;
            /** @example 1 Main Street */
            clinic_line1?: string;
            /** @example Suite 4 */
            clinic_line2?: string | null;
            /** @example Midori Clinic */
            clinic_name?: string;
            /** @example +1 555 0101 */
            clinic_phone?: string | null;
            /** @example 10001 */
            clinic_postal_code?: string;
            /** @example New York */
            clinic_prefecture?: string;
            /** @example Hanako */
            first_name?: string;
            /** @example ハナコ */
            first_name_kana?: string | null;
            /** @example Director */
            job_title?: string | null;
            /** @example Yamada */
            last_name?: string;
            /** @example ヤマダ */
            last_name_kana?: string | null;
            /**
             * @description ISO 3166-1 code of the country that gave the licence.
             * @example US
             */
            licence_country?: string;
            /**
             * Format: date
             * @example 2029-03-31
             */
            licence_expires_on?: string | null;
            /** @example MD-102938 */
            licence_number?: string;
            licence_type?: components["schemas"]["LicenceType"];
            /** @example +1 555 0100 */
            phone?: string;
            revision: number;
            speciality?: components["schemas"]["Speciality"];
            /** @example https://midori.example.org */
            website?: string | null;
        };
        DoctorApplied: {
            /** Format: email */
            email: string;
            /** @example D-000123 */
            number: string;
            /** @constant */
            status: "applied";
        };
        /** @description Bank details for pay-outs; the number is never shown again. */
        DoctorBank: {
            /** @example First Bank */
            bank: string | null;
            /** @example Main branch */
            branch: string | null;
            /** Format: date-time */
            changed_at?: string | null;
            /** @example Yamada Hanako */
            holder: string | null;
            /**
             * @example current
             * @enum {string|null}
             */
            kind: "current" | "savings" | null;
            /** @example 4821 */
            number_last4: string | null;
            /**
             * Format: date-time
             * @description After a change nothing is paid out for 7 days.
             */
            payouts_from?: string | null;
            /** @example 3 */
            revision: number;
        };
        DoctorBankRequest: {
            /**
             * Bank
             * @example First Bank
             */
            bank: string;
            /**
             * Branch
             * @example Main branch
             */
            branch?: string | null;
            /**
             * Account holder
             * @example Yamada Hanako
             */
            holder: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "current" | "savings";
            /**
             * Account number or IBAN
             * @example DE89370400440532013000
             */
            number: string;
            revision: number;
        };
        /** @description A catalog as its doctor sees it. */
        DoctorCatalog: {
            /** @example null */
            cover: string | null;
            /** @example What most patients begin with. */
            description: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "platform" | "doctor";
            /** @example Essentials */
            name: string;
            position: number;
            /** @example 24 */
            products_count: number;
            /** @enum {string} */
            status: "active" | "archived";
            /**
             * @description Products that cannot be bought now.
             * @example 2
             */
            unavailable_count: number;
            /** Format: date-time */
            updated_at: string;
            /**
             * @example all_my_patients
             * @enum {string}
             */
            visibility: "hidden" | "all_my_patients" | "selected";
        };
        DoctorDocument: {
            /** @example application/pdf */
            content_type: string;
            /** Format: date-time */
            created_at: string;
            /** @example licence.pdf */
            filename: string;
            /** Format: uuid */
            id: string;
            /**
             * @description Bytes.
             * @example 48213
             */
            size: number;
        };
        /** @description What the doctor has earned and when it is paid. */
        DoctorEarnings: {
            /**
             * Format: date-time
             * @example null
             */
            bank_hold_until?: string | null;
            /** @example false */
            bank_missing: boolean;
            /** @example USD */
            currency: string;
            /**
             * Format: money
             * @example 5000
             */
            eligible: number;
            last_statement?: components["schemas"]["DoctorStatement"];
            /**
             * Format: money
             * @example 5000
             */
            minimum: number;
            /**
             * Format: date
             * @example 2026-12-20
             */
            next_pay_on: string;
            /**
             * Format: money
             * @example 12500
             */
            on_statements: number;
            /** @example false */
            payouts_frozen: boolean;
            /**
             * Format: money
             * @example 7500
             */
            pending: number;
            /** @example 2000 */
            rate_bp: number;
            /**
             * Format: money
             * @example 25000
             */
            unpaid: number;
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
        /** @description A patient in the doctor's list. */
        DoctorPatient: {
            /** Format: date-time */
            created_at: string;
            display_status: components["schemas"]["PatientDisplayStatus"];
            /** @example ana@example.org */
            email: string | null;
            /** @example Ana */
            first_name: string;
            /** Format: uuid */
            id: string;
            /** @example null */
            kana: string | null;
            /** @example Brown */
            last_name: string;
            last_order: {
                /** @example USD */
                currency: string;
                /** Format: uuid */
                id: string;
                /** @example O-2026-000123 */
                number: string;
                /** Format: date-time */
                placed_at: string;
                /** @example 5400 */
                total: number;
            } | null;
            last_recipe: {
                /**
                 * Format: date-time
                 * @description Issued; of a draft, when it was changed.
                 */
                at: string;
                /** Format: uuid */
                id: string;
                /** @example First 3 months */
                label: string;
                /** @example R-2026-000123 */
                number: string | null;
                /** @example issued */
                status: string;
            } | null;
            /** @example P-000123 */
            number: string;
            /** @example 212 555 0142 */
            phone: string | null;
            /** @enum {string} */
            questionnaire: "not_sent" | "sent" | "new_answers" | "answered";
            /**
             * @description When the first product of the issued recipes runs out; null before the first order.
             * @enum {string|null}
             */
            renewal: "overdue" | "due_soon" | "upcoming" | "on_track" | null;
            tags: string[];
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A patient as their doctor sees them. Of the address only the place is shown. */
        DoctorPatientDetail: {
            active_recipes: components["schemas"]["ActiveRecipe"][];
            /** @description Lines of the active recipes that were ordered at least once. */
            adherence: {
                /** @example 3 */
                lines: number;
                /** @example 2 */
                lines_ordered: number;
            };
            allergies: string[];
            /** Format: date */
            birth_date: string | null;
            /**
             * @description Null follows the doctor's setting.
             * @enum {string|null}
             */
            catalog_access: "open" | "closed" | "recipes_only" | null;
            conditions: string[];
            /** Format: date-time */
            created_at: string;
            /** @example 5 */
            discount_percent: number;
            display_status: components["schemas"]["PatientDisplayStatus"];
            /** @enum {string} */
            doctor_catalog_access: "open" | "closed" | "recipes_only";
            /** @example ana@example.org */
            email: string | null;
            /** @description Until the first sign-in. */
            email_editable: boolean;
            /** @example Ana */
            first_name: string;
            /** @example 0 */
            first_order_discount_percent: number;
            /** Format: uuid */
            id: string;
            invitation: components["schemas"]["PatientInvitation"] | null;
            /** @example null */
            kana: string | null;
            /** @enum {string} */
            language: "en" | "ja";
            /** @example Brown */
            last_name: string;
            /** Format: date-time */
            last_order_at: string | null;
            /**
             * @description What the person wrote who asks to join.
             * @example null
             */
            link_message: string | null;
            /**
             * @description The own commission rate.
             * @example 20
             */
            max_discount_percent: number;
            medications: string[];
            /** @example P-000123 */
            number: string;
            /** @example 212 555 0142 */
            phone: string | null;
            place: {
                /** @example New York */
                city: string;
                /** @example US */
                country: string;
                /** @example NY */
                region: string;
            } | null;
            /** @enum {string} */
            pregnancy: "no" | "yes" | "breastfeeding" | "unknown";
            /** @enum {string} */
            questionnaire: "not_sent" | "sent" | "new_answers" | "answered";
            /** Format: date-time */
            registered_at: string | null;
            /** @enum {string|null} */
            renewal: "overdue" | "due_soon" | "upcoming" | "on_track" | null;
            /** @example 1 */
            revision: number;
            /** @enum {string} */
            sex: "female" | "male" | "other" | "unknown";
            /** @enum {string} */
            status: "registered_by_doctor" | "link_requested" | "invited" | "active" | "archived" | "suspended" | "declined" | "anonymised";
            /** @example null */
            status_reason: string | null;
            tags: string[];
            /** Format: date-time */
            updated_at: string;
        };
        /** @description An order of a patient in their doctor's list. */
        DoctorPatientOrder: {
            /**
             * @description Null until something has shipped.
             * @example 1000
             */
            commission: number | null;
            /** @example USD */
            currency: string;
            /** @example 0 */
            discount: number;
            first_items: string[];
            /** @example shipped */
            fulfilment_state: string;
            /** Format: uuid */
            id: string;
            /** @example 2 */
            item_count: number;
            /** @example O-2026-000123 */
            number: string;
            /** @example open */
            order_state: string;
            /** @example paid */
            payment_state: string;
            /** Format: date-time */
            placed_at: string;
            /** @example patient */
            placed_by_role: string;
            /** @enum {string} */
            source: "recipe" | "catalog" | "mixed" | "on_behalf";
            /** @example 5000 */
            subtotal: number;
            /** @example 5400 */
            total: number;
        };
        DoctorRecentOrder: {
            /** @example 1000 */
            commission: number | null;
            /** @example USD */
            currency: string;
            /** @example shipped */
            fulfilment_state: string;
            /** Format: uuid */
            id: string;
            /** @example O-2026-000123 */
            number: string;
            /** @example open */
            order_state: string;
            patient: components["schemas"]["PatientRef"];
            /** @example paid */
            payment_state: string;
            /** Format: date-time */
            placed_at: string;
            /** @example 5400 */
            total: number;
        };
        DoctorRegistrationRequest: {
            /** @example New York */
            clinic_city: string;
            /** @example 1 Main Street */
            clinic_line1: string;
            /** @example Suite 4 */
            clinic_line2?: string | null;
            /** @example Midori Clinic */
            clinic_name: string;
            /** @example +1 555 0101 */
            clinic_phone?: string | null;
            /** @example 10001 */
            clinic_postal_code: string;
            /** @example New York */
            clinic_prefecture: string;
            /**
             * @description I will disclose my financial interest to my patients.
             * @constant
             */
            disclosure_accepted: true;
            /** @example Hanako */
            first_name: string;
            /** @example ハナコ */
            first_name_kana?: string | null;
            /** @example Director */
            job_title?: string | null;
            /** @example Yamada */
            last_name: string;
            /** @example ヤマダ */
            last_name_kana?: string | null;
            /**
             * @description ISO 3166-1 code of the country that gave the licence.
             * @example US
             */
            licence_country: string;
            /**
             * Format: date
             * @example 2029-03-31
             */
            licence_expires_on?: string | null;
            /** @description JPG, PNG, PDF or TIFF, at most 10 MB each; name and expiry must be legible. */
            licence_file: string[];
            /** @example MD-102938 */
            licence_number: string;
            licence_type: components["schemas"]["LicenceType"];
            /** @default false */
            marketing_mail: boolean;
            /** Format: password */
            password: string;
            /** Format: password */
            password_confirmation: string;
            /** @example +1 555 0100 */
            phone: string;
            privacy_version: components["schemas"]["LegalVersion"];
            registration_token: string;
            speciality: components["schemas"]["Speciality"];
            terms_version: components["schemas"]["LegalVersion"];
            /** @example https://midori.example.org */
            website?: string | null;
        };
        /** @description A recipe by the product that runs out first. */
        DoctorRenewal: {
            /** @example 3 */
            days_left: number;
            /** @example First 3 months */
            label: string;
            patient: components["schemas"]["PatientRef"];
            /** Format: uuid */
            recipe_id: string;
            /** @example R-2026-000123 */
            recipe_number: string | null;
            /** @enum {string} */
            renewal: "overdue" | "due_soon" | "upcoming" | "on_track";
            /** Format: date */
            runs_out_on: string;
        };
        /** @description A monthly statement as its doctor sees it. */
        DoctorStatement: {
            /**
             * Format: money
             * @example 0
             */
            adjustments: number;
            /**
             * Format: money
             * @example 0
             */
            carried_in: number;
            /**
             * Format: money
             * @example 0
             */
            carried_out: number;
            /**
             * @example null
             * @enum {string|null}
             */
            carry_reason?: "nothing_due" | "frozen" | "no_bank_details" | "below_minimum" | null;
            /**
             * Format: money
             * @example 12500
             */
            commission: number;
            /** @example USD */
            currency: string;
            /**
             * Format: money
             * @example 62500
             */
            gross_base: number;
            /** Format: uuid */
            id: string;
            /**
             * Format: money
             * @example 12500
             */
            net: number;
            /** @example ST-2026-10-000045 */
            number: string;
            /** @example 12 */
            order_count: number;
            /** Format: date-time */
            paid_at?: string | null;
            /**
             * Format: date
             * @example 2026-11-20
             */
            pay_on?: string | null;
            /** @example TRF-2026-11-20-7 */
            payment_ref?: string | null;
            /** @example 2026-10 */
            period: string;
            /**
             * Format: date
             * @example 2026-10-31
             */
            period_end: string;
            /**
             * Format: date
             * @example 2026-10-01
             */
            period_start: string;
            /** @enum {string} */
            status: "open" | "closed" | "approved" | "paying" | "paid" | "failed" | "carried_over" | "void";
            /**
             * Format: money
             * @example 0
             */
            withholding: number;
        } | null;
        /** @description A statement with its lines, for its doctor. */
        DoctorStatementDetail: components["schemas"]["DoctorStatement"] & {
            bank: components["schemas"]["BankMasked"];
            by_product: components["schemas"]["SettlementSubtotal"][];
            by_source: components["schemas"]["SettlementSubtotal"][];
            lines: components["schemas"]["SettlementLine"][];
        };
        /** @description Numbers of a period, each with that of the equally long period before (null for all time). */
        DoctorStats: {
            commission: components["schemas"]["PeriodValue"];
            /**
             * @description Recipes issued 7 days ago or longer and never ordered.
             * @example 2
             */
            never_ordered: number;
            orders: components["schemas"]["PeriodValue"];
            /** @example 40 */
            patients_active: number;
            /**
             * @description Invited or saved and not signed in yet.
             * @example 4
             */
            patients_pending: number;
            /** @example 46 */
            patients_total: number;
            recipes_issued: components["schemas"]["PeriodValue"];
            revenue: components["schemas"]["PeriodValue"];
        };
        /** @description Something that waits for the doctor, most urgent first. */
        DoctorTask: {
            /**
             * Format: date-time
             * @description When it came, or when it ends.
             */
            at: string | null;
            /**
             * @description Patients concerned, for products.
             * @example 1
             */
            count: number;
            /**
             * Format: uuid
             * @description Of the request, patient, answers, recipe, product or doctor.
             */
            id: string;
            /** @enum {string} */
            kind: "request" | "link_request" | "invitation_bounced" | "renewal_asked" | "invitation_expiring" | "answers_unread" | "recipe_expiring" | "product_at_risk" | "licence_expiring";
            /**
             * @description Kind of request, recipe number, product or date.
             * @example R-2026-000123
             */
            label: string | null;
            patient: components["schemas"]["PatientRef"] | null;
        };
        /** @description The doctor's first page. `practice` is null until the application is approved. */
        DoctorTop: {
            application: {
                /** Format: date-time */
                applied_at: string | null;
                /** Format: date-time */
                approved_at: string | null;
                /** @example null */
                reason: string | null;
                /** @example null */
                reason_code: string | null;
                /** @enum {string} */
                status: "applied" | "needs_info" | "approved" | "rejected" | "suspended";
                /**
                 * Format: date-time
                 * @example null
                 */
                suspended_at: string | null;
            };
            practice: {
                /** @description What is done of the first steps. */
                checklist: {
                    catalogs: boolean;
                    patient: boolean;
                    profile: boolean;
                    /** @example false */
                    recipe: boolean;
                };
                /** @example USD */
                currency: string;
                needs_you: components["schemas"]["DoctorTask"][];
                /** @example 1 */
                needs_you_total: number;
                /** @enum {string} */
                period: "today" | "7" | "14" | "30" | "all";
                /** @example 2000 */
                rate_bp: number;
                recent_orders: components["schemas"]["DoctorRecentOrder"][];
                renewals: components["schemas"]["DoctorRenewal"][];
                stats: components["schemas"]["DoctorStats"];
            } | null;
        };
        /** @description How a line of a recipe is taken or applied; the apps make the sentence of it. */
        Dosage: {
            /** @example 2 */
            amount_max: number | null;
            /** @example 1 */
            amount_min: number | null;
            /** @example [] */
            area: string[];
            /** @example false */
            as_needed: boolean;
            /** @enum {string} */
            dosage_mode: "structured" | "label" | "text";
            /** @example 60 */
            duration_days: number | null;
            /** @example 1 */
            frequency_count: number | null;
            /** @example day */
            frequency_period: string | null;
            /** @example  */
            instructions: string;
            /** @example with */
            meal: string;
            /** @example 0 */
            start_offset_days: number;
            /** @example null */
            step: number | null;
            /** @example null */
            take_with_text: string | null;
            /**
             * @example [
             *       "morning"
             *     ]
             */
            time_of_day: string[];
            /** @example capsule */
            unit: string | null;
            /** @example null */
            weekdays: number[] | null;
        };
        EmailRequest: {
            /** Format: email */
            email: string;
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
        /** @description One active ingredient in one serving of the product; a pack that tells no servings has one per unit. */
        Ingredient: {
            /** @example 120 */
            amount: number;
            /** @example magnesium */
            code: string;
            /** @example Magnesium */
            name: string;
            /**
             * @description Share of the reference intake in percent.
             * @example 32
             */
            percent_ref: number | null;
            /** @example mg */
            unit: string;
        };
        /** @description What the patient takes of one ingredient on an average day. */
        IngredientTotal: {
            /** @example zinc */
            code: string;
            /** @example false */
            from_other_recipes: boolean;
            /**
             * @description A line without a structured dosage is not counted.
             * @example false
             */
            incomplete: boolean;
            /**
             * @description Upper limit for a day where one is known.
             * @example null
             */
            limit: number | null;
            /**
             * @description Lines of this recipe that hold it.
             * @example [
             *       0
             *     ]
             */
            lines: number[];
            /** @example Zinc */
            name: string;
            /** @example 30 */
            per_day: number;
            /** @example 300 */
            percent_ref: number | null;
            /** @example mg */
            unit: string;
        };
        /** @description A link to hand over. It is shown once; every earlier link of the patient is dead. */
        InvitationLink: {
            /** Format: date-time */
            expires_at: string;
            /**
             * Format: uri
             * @example https://officina.example.org/user/register?token=example
             */
            url: string;
        };
        KnownEmail: {
            /** Format: email */
            email: string;
        };
        /**
         * @description Version of the legal documents in force. Consent to any other version is refused.
         * @enum {string}
         */
        LegalVersion: "2026-11-01";
        /** @enum {string} */
        LicenceType: "physician" | "dentist" | "dermatologist" | "pharmacist" | "nutrition_practitioner" | "other";
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
        MaskedEmail: {
            /**
             * @description The address with its middle hidden.
             * @example h•••@example.org
             */
            email: string;
        };
        Message: {
            /** @example If the address is known, a mail is on its way. */
            message: string;
        };
        /** @description An order of a patient, as administrators list it. */
        Order: {
            /**
             * Cancel window ends
             * Format: date-time
             */
            cancel_until: string;
            /**
             * Currency
             * @example USD
             */
            currency: string;
            /**
             * Discount
             * Format: money
             * @example 0
             */
            discount: number;
            /**
             * Doctor
             * Format: uuid
             */
            doctor_id: string;
            /**
             * Doctor's name
             * @example Yamada Hanako
             */
            doctor_name: string;
            /**
             * Flags
             * @example []
             */
            flags: string[];
            /**
             * Fulfilment
             * @enum {string}
             */
            fulfilment_state: "unfulfilled" | "in_progress" | "partially_shipped" | "shipped" | "delivered" | "on_hold" | "partially_returned" | "returned";
            /**
             * On hold because
             * @example null
             */
            hold_reason?: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Items
             * @example 3
             */
            item_count: number;
            /**
             * Delivery
             * @example standard
             */
            method: string;
            /**
             * Number
             * @example O-2026-000123
             */
            number: string;
            /**
             * Order state
             * @enum {string}
             */
            order_state: "open" | "completed" | "archived" | "cancelled";
            /**
             * Patient
             * Format: uuid
             */
            patient_id: string;
            /**
             * Patient
             * @example Brown Ana
             */
            patient_name: string;
            /**
             * Patient number
             * @example P-000123
             */
            patient_number: string;
            /**
             * Payment method
             * @enum {string}
             */
            payment_method: "invoice" | "bank_transfer" | "shopify";
            /**
             * Payment
             * @enum {string}
             */
            payment_state: "pending" | "authorized" | "paid" | "partially_refunded" | "refunded" | "failed" | "voided";
            /**
             * Placed
             * Format: date-time
             */
            placed_at: string;
            /**
             * Refunded
             * Format: money
             * @example 0
             */
            refunded: number;
            /**
             * Released
             * Format: date-time
             */
            released_at?: string | null;
            revision: number;
            /**
             * Ship to
             * @example US-NY
             */
            ship_region: string;
            /**
             * Shipping
             * Format: money
             * @example 875
             */
            shipping: number;
            /**
             * Shop order
             * @example null
             */
            shop_order_id?: string | null;
            /**
             * Source
             * @enum {string}
             */
            source: "recipe" | "catalog" | "mixed" | "on_behalf";
            /**
             * Subtotal
             * Format: money
             * @example 4900
             */
            subtotal: number;
            /**
             * Tax included
             * Format: money
             * @example 0
             */
            tax: number;
            /**
             * Total
             * Format: money
             * @example 5775
             */
            total: number;
            /**
             * Updated
             * Format: date-time
             */
            updated_at: string;
        };
        OrderAddressRequest: {
            address: {
                /**
                 * City
                 * @example New York
                 */
                city: string;
                /**
                 * Country
                 * @example US
                 */
                country: string;
                /**
                 * Street
                 * @example 1 Main Street
                 */
                line1: string;
                /**
                 * Building
                 * @example null
                 */
                line2?: string | null;
                /**
                 * Name
                 * @example Ana Brown
                 */
                name: string;
                /**
                 * Phone
                 * @example +1 212 555 0100
                 */
                phone: string;
                /**
                 * Postal code
                 * @example 10001
                 */
                postal_code: string;
                /**
                 * State or prefecture
                 * @example NY
                 */
                region: string;
            };
            /** @example 3 */
            revision: number;
        };
        /** @description Orders in each tab. */
        OrderCounts: {
            /** @example 4 */
            all: number;
            /** @example 4 */
            awaiting_payment: number;
            /** @example 4 */
            backorders: number;
            /** @example 4 */
            cancelled: number;
            /** @example 4 */
            delivered: number;
            /** @example 4 */
            needs_attention: number;
            /** @example 4 */
            new: number;
            /** @example 4 */
            shipped: number;
            /** @example 4 */
            to_ship: number;
        };
        /**
         * Order
         * @description Everything about an order.
         */
        OrderDetail: {
            address?: components["schemas"]["AddressSnapshot"];
        } & (components["schemas"]["Order"] & {
            /** @description What this administrator may do now. */
            actions: ("record_payment" | "release" | "hold" | "unhold" | "cancel" | "refund" | "create_shipment" | "change_address" | "note")[];
            address: components["schemas"]["AddressSnapshot"];
            /** @example null */
            cancel_reason?: string | null;
            /** Format: date-time */
            cancelled_at?: string | null;
            lines: components["schemas"]["OrderDetailLine"][];
            /** Format: date-time */
            paid_at?: string | null;
            /** @example ana@example.org */
            patient_email?: string | null;
            payments: {
                /**
                 * Format: money
                 * @example 5775
                 */
                amount: number;
                /** Format: date-time */
                created_at: string;
                /** Format: uuid */
                id: string;
                /** @example null */
                note?: string | null;
                /** @example bank_transfer */
                provider: string;
                /** @example BANK-2026-11-20-3 */
                ref?: string | null;
                /** Format: date-time */
                settled_at?: string | null;
                /** @enum {string} */
                status: "pending" | "authorized" | "paid" | "failed" | "voided";
            }[];
            refunds: {
                /**
                 * Format: money
                 * @example 2450
                 */
                amount: number;
                /** Format: date-time */
                created_at: string;
                /** Format: uuid */
                id: string;
                lines: {
                    /**
                     * Format: money
                     * @example 2450
                     */
                    amount: number;
                    /** Format: uuid */
                    order_line_id: string;
                    /** @example 1 */
                    quantity: number;
                }[];
                /** @example Damaged on the way */
                reason: string;
                /**
                 * Format: money
                 * @example 0
                 */
                shipping_amount: number;
            }[];
            shipments: components["schemas"]["OrderShipment"][];
            timeline: components["schemas"]["SettlementEvent"][];
        });
        /** @description A line of an order, with its commission. */
        OrderDetailLine: {
            /** @example Northfield */
            brand: string;
            /**
             * Format: money
             * @description What the units that have not left will add.
             * @example 980
             */
            commission_expected: number;
            /** @example 2000 */
            commission_rate_bp: number;
            /**
             * Format: money
             * @description In the ledger: what has shipped, less what was refunded.
             * @example 0
             */
            commission_written: number;
            /**
             * Format: money
             * @example 0
             */
            discount: number;
            /** Format: uuid */
            id: string;
            /** @example null */
            image?: string | null;
            /** @enum {string} */
            line_status: "waiting" | "reserved" | "backordered" | "picking" | "packed" | "shipped" | "delivered" | "cancelled" | "return_requested" | "returned" | "refunded";
            /**
             * Format: money
             * @example 4900
             */
            line_total: number;
            /** Format: uuid */
            product_id: string;
            /** @example 0 */
            qty_cancelled: number;
            /**
             * @description Units in parcels that have not left.
             * @example 0
             */
            qty_in_parcels: number;
            /** @example 2 */
            qty_ordered: number;
            /** @example 0 */
            qty_returned: number;
            /** @example 0 */
            qty_shipped: number;
            /** Format: uuid */
            recipe_id?: string | null;
            /**
             * Format: money
             * @example 0
             */
            refunded: number;
            /** @example NF-MG-60 */
            sku: string;
            /**
             * Format: money
             * @example 0
             */
            tax: number;
            /** @example Magnesium Glycinate */
            title: string;
            /**
             * Format: money
             * @example 2450
             */
            unit_price: number;
            /** Format: uuid */
            variant_id: string;
            /** @example 60 capsules */
            variant_title: string;
        };
        OrderNoteRequest: {
            /**
             * Note
             * @example Customer called, deliver after 6 pm
             */
            text: string;
        };
        OrderPaymentRequest: {
            /**
             * Amount
             * Format: money
             * @description Must be the total of the order.
             * @example 5775
             */
            amount: number;
            /**
             * Note
             * @example null
             */
            note?: string | null;
            /**
             * Paid on
             * Format: date
             * @example 2026-11-20
             */
            paid_on: string;
            /**
             * Reference
             * @example BANK-2026-11-20-3
             */
            reference: string;
        };
        OrderRefundRequest: {
            lines: {
                /**
                 * Format: money
                 * @example 2450
                 */
                amount: number;
                /** Format: uuid */
                order_line_id: string;
                /**
                 * @description 0 refunds an amount without units.
                 * @example 1
                 */
                quantity: number;
            }[];
            /**
             * Reason
             * @example Damaged on the way
             */
            reason: string;
            /**
             * Put returned units back
             * @example false
             */
            restock: boolean;
            /**
             * Shipping
             * Format: money
             * @example 0
             */
            shipping_amount: number;
        };
        /** @description A parcel of an order. */
        OrderShipment: {
            /** @example null */
            carrier?: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            delivered_at?: string | null;
            /**
             * @example null
             * @enum {string|null}
             */
            exception_code?: "lost" | "damaged" | "address" | "refused" | "returned" | null;
            /** @example null */
            exception_note?: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            in_transit_at?: string | null;
            lines: components["schemas"]["ShipmentLine"][];
            /** @example standard */
            method: string;
            /** @example S-2026-000045 */
            number: string;
            /** Format: date-time */
            packed_at?: string | null;
            /** Format: date-time */
            picked_at?: string | null;
            /**
             * Format: uuid
             * @example null
             */
            reshipment_of?: string | null;
            /** Format: date-time */
            shipped_at?: string | null;
            /** @enum {string} */
            status: "to_pick" | "picking" | "packed" | "shipped" | "in_transit" | "delivered" | "cancelled" | "exception" | "reshipped" | "refunded";
            /** @example null */
            tracking_no?: string | null;
            /** @example null */
            tracking_url?: string | null;
            /** @example 240 */
            weight_g: number;
        };
        OrderShipmentRequest: {
            lines: {
                /** Format: uuid */
                order_line_id: string;
                /** @example 1 */
                quantity: number;
            }[];
        };
        PasswordReset: {
            /** Format: uuid */
            id: string;
            /** Format: password */
            password: string;
            /** Format: password */
            password_confirmation: string;
            token: string;
        };
        PasswordResetCheck: {
            /** Format: uuid */
            id: string;
            token: string;
        };
        PatientCatalog: {
            /** @example null */
            cover: string | null;
            /** @example What I recommend most. */
            description: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "doctor" | "platform";
            /** @example Skin essentials */
            name: string;
            /**
             * @description The first products, for the card.
             * @example []
             */
            pictures?: {
                brand: string;
                form: string;
                image: string | null;
                title: string;
            }[];
            /** @example 12 */
            products_count: number;
        };
        PatientCounts: {
            /**
             * @description Every patient that is not archived.
             * @example 42
             */
            active: number;
            /** @example 3 */
            archived: number;
            /**
             * @description People who ask to join; also in active.
             * @example 1
             */
            link_requested: number;
        };
        /**
         * @description Status of the patient and of the last invitation in one word. Declined and anonymised patients are in no list.
         * @enum {string}
         */
        PatientDisplayStatus: "registered_by_doctor" | "link_requested" | "invited" | "invitation_expired" | "mail_bounced" | "active" | "suspended" | "archived" | "declined" | "anonymised";
        /** @description Something that happened to a patient, a recipe of theirs or an order. */
        PatientEvent: {
            /** @example Yamada Hanako */
            actor_name: string | null;
            /** @example doctor */
            actor_role: string;
            /** Format: date-time */
            at: string;
            /** @example invitation.send */
            event: string;
            /** @example audit-1 */
            id: string;
            /** @enum {string} */
            kind: "patient" | "recipe" | "order";
            object: {
                /** Format: uuid */
                id: string;
                /** @example R-2026-000123 */
                label: string;
            } | null;
            /** @example null */
            reason: string | null;
        };
        /** @description The last invitation of a patient. */
        PatientInvitation: {
            /**
             * Format: date-time
             * @example null
             */
            accepted_at: string | null;
            /** Format: email */
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            /** @example null */
            message: string | null;
            /**
             * Format: date-time
             * @example null
             */
            opened_at: string | null;
            /**
             * Format: date-time
             * @description The patient asked for a new invitation.
             * @example null
             */
            renewal_asked_at: string | null;
            /** @example 1 */
            send_count: number;
            /** @example 4 */
            sends_left_today: number;
            /**
             * Format: date-time
             * @description Null when only a link was made.
             */
            sent_at: string | null;
            /** @enum {string} */
            status: "pending" | "opened" | "accepted" | "expired" | "revoked" | "bounced";
        };
        /** @description An invitation as its link shows it. */
        PatientInvite: {
            /** @example false */
            birth_date_required: boolean;
            /** @example Midori Clinic */
            clinic_name: string;
            /** @example Your clinic earns a commission on what you order here. */
            disclosure_text: string;
            disclosure_version: components["schemas"]["LegalVersion"];
            /** @example Yamada Hanako */
            doctor_name: string;
            /**
             * @description Masked.
             * @example a•••@example.org
             */
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** @description The doctor's personal words. */
            message: string | null;
            /** @example Brown Ana */
            name: string | null;
            /**
             * Format: uuid
             * @description Null until the birth date was given where it is required.
             */
            patient_id: string | null;
        };
        PatientInvited: {
            display_status: components["schemas"]["PatientDisplayStatus"];
            /** Format: uuid */
            id: string;
            mail_sent: boolean;
            /** @example P-000123 */
            number: string;
        };
        PatientInviteLogin: {
            disclosure_version: components["schemas"]["LegalVersion"];
            /**
             * @description My health data may be used for my care here.
             * @constant
             */
            health_data_accepted: true;
            /** Format: password */
            password: string;
            /** Format: password */
            password_confirmation?: string;
            /**
             * Format: uuid
             * @description Has to agree with the invitation this browser has opened.
             */
            patient_id: string;
            privacy_version: components["schemas"]["LegalVersion"];
            terms_version: components["schemas"]["LegalVersion"];
        };
        /** @description What a doctor enters to add a patient. With `send` false the patient is only saved. */
        PatientInviteNew: {
            /**
             * Format: date
             * @example 1990-04-12
             */
            birth_date?: string | null;
            /**
             * @description At most the own commission rate.
             * @example 5
             */
            discount_percent?: number;
            /**
             * Format: email
             * @example ana@example.org
             */
            email: string;
            /** @example Ana */
            first_name: string;
            /** @example null */
            kana?: string | null;
            /** @enum {string} */
            language?: "en" | "ja";
            /** @example Brown */
            last_name: string;
            /** @example null */
            personal_message?: string | null;
            /** @example 212 555 0142 */
            phone?: string | null;
            /**
             * Format: uuid
             * @description A published questionnaire to fill in first.
             * @example null
             */
            questionnaire_id?: string | null;
            /**
             * Format: uuid
             * @description A draft of mine without a patient; it becomes this patient's.
             * @example null
             */
            recipe_draft_id?: string | null;
            /** @default true */
            send: boolean;
            /** @enum {string} */
            sex?: "female" | "male" | "other" | "unknown";
            /**
             * @example [
             *       "skin"
             *     ]
             */
            tags?: string[];
        };
        PatientInviteToken: {
            /**
             * Format: date
             * @description Where the doctor has entered one; three tries.
             */
            birth_date?: string | null;
            token: string;
        };
        PatientLinkRequest: {
            /**
             * Format: date
             * @example 1990-04-01
             */
            birth_date: string;
            /** @example MIDORI01 */
            clinic_code: string;
            /** Format: email */
            email: string;
            /** @example Ana */
            first_name: string;
            /** @example Brown */
            last_name: string;
            message?: string | null;
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
        /** @description A note that only the doctor sees. */
        PatientNote: {
            /** @example Yamada Hanako */
            author_name: string;
            /**
             * @description Markdown.
             * @example Prefers morning doses.
             */
            body: string;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
        };
        PatientNoteNew: {
            /** @example Prefers morning doses. */
            body: string;
        };
        /** @description An order as its patient sees it. */
        PatientOrder: {
            address: components["schemas"]["AddressSnapshot"];
            /** @example true */
            can_cancel: boolean;
            /** @example null */
            cancel_reason: string | null;
            /** Format: date-time */
            cancel_until: string;
            /**
             * Format: date-time
             * @example null
             */
            cancelled_at: string | null;
            /** @example USD */
            currency: string;
            /**
             * Format: money
             * @example 0
             */
            discount: number;
            /** @enum {string} */
            fulfilment_state: "unfulfilled" | "in_progress" | "partially_shipped" | "shipped" | "delivered" | "on_hold" | "partially_returned" | "returned";
            /** Format: uuid */
            id: string;
            lines: components["schemas"]["PatientOrderLine"][];
            /** @example standard */
            method: string;
            /** @example O-2026-000123 */
            number: string;
            /** @enum {string} */
            order_state: "open" | "completed" | "archived" | "cancelled";
            /**
             * @description Where a bank transfer goes, empty else.
             * @example
             */
            payment_details: string;
            /** @enum {string} */
            payment_method: "invoice" | "bank_transfer" | "shopify";
            /** @enum {string} */
            payment_state: "pending" | "authorized" | "paid" | "partially_refunded" | "refunded" | "failed" | "voided";
            /** @example [] */
            payments: {
                /** Format: money */
                amount: number;
                /** Format: date-time */
                created_at: string;
                /** Format: uuid */
                id: string;
                /** @example invoice */
                provider: string;
                /** Format: date-time */
                settled_at: string | null;
                /** @enum {string} */
                status: "pending" | "authorized" | "paid" | "failed" | "voided";
            }[];
            /** Format: date-time */
            placed_at: string;
            /**
             * Format: money
             * @example 0
             */
            refunded: number;
            /** @example [] */
            refunds: {
                /** Format: money */
                amount: number;
                /** Format: date-time */
                created_at: string;
                /** Format: uuid */
                id: string;
                reason: string;
            }[];
            revision: number;
            /** @example [] */
            shipments: {
                carrier: string | null;
                /** Format: date-time */
                delivered_at: string | null;
                /** Format: uuid */
                id: string;
                lines: {
                    /** Format: uuid */
                    order_line_id: string;
                    quantity: number;
                    title: string;
                }[];
                /** @example S-2026-000045 */
                number: string;
                /** Format: date-time */
                shipped_at: string | null;
                /** @enum {string} */
                status: "to_pick" | "picking" | "packed" | "shipped" | "in_transit" | "delivered" | "cancelled" | "exception" | "reshipped" | "refunded";
                tracking_no: string | null;
                tracking_url: string | null;
            }[];
            /**
             * Format: money
             * @example 875
             */
            shipping: number;
            /** @enum {string} */
            status: "payment_needed" | "preparing" | "partly_shipped" | "shipped" | "delivered" | "cancelled" | "refunded";
            /**
             * Format: money
             * @example 4900
             */
            subtotal: number;
            /**
             * Format: money
             * @description Included in the total.
             * @example 0
             */
            tax: number;
            /**
             * Format: money
             * @example 5775
             */
            total: number;
        };
        PatientOrderLine: {
            /** @example Northfield */
            brand: string;
            /**
             * Format: money
             * @example 0
             */
            discount: number;
            /** @example capsule */
            form: string;
            /** Format: uuid */
            id: string;
            /** @example null */
            image: string | null;
            /**
             * Format: money
             * @example 4900
             */
            line_total: number;
            /** Format: uuid */
            product_id: string;
            /** @example 2 */
            quantity: number;
            /** @example 0 */
            quantity_cancelled: number;
            /** @example 0 */
            quantity_returned: number;
            /** @example 0 */
            quantity_shipped: number;
            /** Format: uuid */
            recipe_id: string | null;
            /** Format: uuid */
            recipe_line_id: string | null;
            /**
             * Format: date
             * @example null
             */
            restock_on?: string | null;
            /** @enum {string} */
            status: "waiting" | "reserved" | "backordered" | "picking" | "packed" | "shipped" | "delivered" | "cancelled" | "return_requested" | "returned" | "refunded";
            /**
             * Format: money
             * @example 0
             */
            tax: number;
            /** @example Magnesium Glycinate */
            title: string;
            /**
             * Format: money
             * @example 2450
             */
            unit_price: number;
            /** Format: uuid */
            variant_id: string;
            /** @example 60 capsules */
            variant_title: string;
        };
        PatientOrderSummary: {
            /** @example true */
            can_cancel: boolean;
            /** Format: date-time */
            cancel_until: string;
            /** @example USD */
            currency: string;
            /** Format: uuid */
            id: string;
            /** @example 2 */
            item_count: number;
            /** @description The first four lines, for the pictures. */
            items: {
                /** @example Northfield */
                brand: string;
                /** @example capsule */
                form: string;
                /** @example null */
                image: string | null;
                /** @example Magnesium Glycinate */
                title: string;
            }[];
            /** @example O-2026-000123 */
            number: string;
            /** @enum {string} */
            payment_method: "invoice" | "bank_transfer" | "shopify";
            /** Format: date-time */
            placed_at: string;
            /** @enum {string} */
            status: "payment_needed" | "preparing" | "partly_shipped" | "shipped" | "delivered" | "cancelled" | "refunded";
            /**
             * Format: money
             * @example 5775
             */
            total: number;
            /** @example null */
            tracking_url?: string | null;
        };
        /** @description Only what changes, and the revision that was read. A discount applies to new orders only. */
        PatientPatch: {
            /**
             * @example [
             *       "Nuts"
             *     ]
             */
            allergies?: string[];
            /**
             * Format: date
             * @example 1990-04-12
             */
            birth_date?: string | null;
            /** @enum {string|null} */
            catalog_access?: "open" | "closed" | "recipes_only" | null;
            /**
             * @example [
             *       "Rosacea"
             *     ]
             */
            conditions?: string[];
            /** @example 5 */
            discount_percent?: number;
            /**
             * Format: email
             * @example ana@example.org
             */
            email?: string;
            /** @example Ana */
            first_name?: string;
            /** @example 0 */
            first_order_discount_percent?: number;
            /** @example null */
            kana?: string | null;
            /** @enum {string} */
            language?: "en" | "ja";
            /** @example Brown */
            last_name?: string;
            /**
             * @example [
             *       "Levothyroxine"
             *     ]
             */
            medications?: string[];
            /** @example 212 555 0142 */
            phone?: string | null;
            /** @enum {string} */
            pregnancy?: "no" | "yes" | "breastfeeding" | "unknown";
            revision: number;
            /** @enum {string} */
            sex?: "female" | "male" | "other" | "unknown";
            /**
             * @example [
             *       "skin"
             *     ]
             */
            tags?: string[];
        };
        PatientProduct: components["schemas"]["Product"] & {
            /** @example false */
            bought_before: boolean;
            /**
             * @description Whether it may be bought without a recipe, apart from stock.
             * @example true
             */
            can_buy: boolean;
            /**
             * @description My own discount.
             * @example 500
             */
            discount_bp: number;
            methods: {
                /** @enum {string} */
                method: "standard" | "priority";
                /**
                 * Format: money
                 * @example 875
                 */
                price: number;
                /** Format: date */
                ships_on: string;
            }[];
            /** @example false */
            needs_recipe: boolean;
            /** @description My recipe it is on, the newest valid one first; null when on none. */
            recipe: null | {
                dosage: components["schemas"]["Dosage"];
                /** Format: uuid */
                id: string;
                /** @example Skin, first 3 months */
                label: string;
                /** Format: uuid */
                line_id: string;
                /**
                 * Format: date
                 * @example null
                 */
                next_order_on: string | null;
                /** @example R-2026-000123 */
                number: string;
                /** @example 1 */
                quantity: number;
                /**
                 * @description Why it cannot be ordered on the recipe now: code as in `CartProblem`.
                 * @example null
                 */
                refusal: string | null;
                /** Format: uuid */
                variant_id: string;
            };
        };
        PatientProductSummary: components["schemas"]["ProductSummary"] & {
            /** @example false */
            bought_before: boolean;
            /**
             * @description On one of my recipes that is valid now.
             * @example false
             */
            in_recipe: boolean;
            /**
             * Format: money
             * @description After my own discount, before anything else.
             * @example 2328
             */
            member_price: number;
            /**
             * @description Recipe-only, not on my recipe and never bought by me.
             * @example false
             */
            needs_recipe: boolean;
        };
        /** @description A recipe as its patient has it, with what can be ordered now. */
        PatientRecipe: components["schemas"]["PatientRecipeSummary"] & {
            /** @example USD */
            currency: string;
            /** @example Your clinic earns a commission on this order. */
            disclosure: string;
            /** @example null */
            end_reason_code: string | null;
            /** @example null */
            hold_reason: string | null;
            lines: (components["schemas"]["RecipeLine"] & {
                /**
                 * @description Packs in the cart for this line.
                 * @example 0
                 */
                in_cart: number;
                /**
                 * @description Why it cannot be ordered now: code as in `CartProblem`; null when it can.
                 * @example null
                 */
                refusal: string | null;
            })[];
            /**
             * Format: markdown
             * @example Take them with breakfast.
             */
            message: string;
        };
        PatientRecipeSummary: {
            /**
             * @description At least one line that is not optional can be ordered now.
             * @example true
             */
            can_order: boolean;
            /**
             * @description Of the product that runs out first; null before the first order.
             * @example 12
             */
            days_left: number | null;
            /** @example Yamada Hanako */
            doctor_name: string;
            /**
             * Format: date-time
             * @example null
             */
            ended_at: string | null;
            /** Format: date */
            expires_on: string | null;
            /** Format: uuid */
            id: string;
            /**
             * @description Never opened by the patient.
             * @example true
             */
            is_new: boolean;
            /** Format: date-time */
            issued_at: string | null;
            /** @example Skin, first 3 months */
            label: string;
            /** @example 3 */
            lines_count: number;
            /** @example Take them with breakfast. */
            message_excerpt: string;
            /** @example R-2026-000123 */
            number: string;
            /**
             * @description Lines bought at least once.
             * @example 2
             */
            ordered_count: number;
            /** Format: uuid */
            series_id: string;
            /** Format: date */
            starts_on: string | null;
            /** @enum {string} */
            status: "issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired";
            /**
             * Format: uuid
             * @example null
             */
            superseded_by: string | null;
            /** @example Calm skin */
            title: string;
            /** @example 1 */
            version: number;
        };
        PatientRef: {
            /** @example Ana */
            first_name: string;
            /** Format: uuid */
            id: string;
            /** @example Brown */
            last_name: string;
        };
        /** @description The patient's first page in one answer. */
        PatientTop: {
            /** @example [] */
            deliveries: {
                carrier: string | null;
                /**
                 * @example [
                 *       "Magnesium Glycinate"
                 *     ]
                 */
                items: string[];
                /** @example O-2026-000123 */
                number: string;
                /** Format: uuid */
                order_id: string;
                /** Format: date-time */
                placed_at: string;
                /** @enum {string} */
                step: "ordered" | "packed" | "shipped" | "delivered";
                tracking_no: string | null;
                tracking_url: string | null;
            }[];
            doctor: {
                /** @example Midori Clinic */
                clinic_name: string;
                /** @example 03-1234-5678 */
                clinic_phone: string | null;
                /** @example Yamada Hanako */
                name: string;
                /** @example null */
                website: string | null;
            };
            /** @description Valid recipes with their lines. */
            recipes: components["schemas"]["PatientRecipe"][];
            /**
             * @description What to do, most urgent first.
             * @example []
             */
            tasks: {
                /** Format: money */
                amount?: number | null;
                days_left?: number | null;
                /** @description Recipe, order, shipment or recipe line; unique among the tasks. */
                id: string;
                /** @enum {string} */
                kind: "new_recipe" | "payment_needed" | "delivery_problem" | "refill_due" | "address_missing";
                /**
                 * @description Name of the recipe or product, number of the order.
                 * @example Magnesium Glycinate
                 */
                label?: string;
                /** Format: uuid */
                order_id?: string | null;
                /** Format: uuid */
                recipe_id?: string | null;
            }[];
        };
        PeriodValue: {
            /** @example 100000 */
            previous: number | null;
            /** @example 125000 */
            value: number;
        };
        /** @description A product with everything on its page. */
        Product: {
            /** @enum {string} */
            availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
            /** @example Northfield */
            brand: string;
            /** @example minerals */
            category: string;
            /**
             * @example [
             *       "GMP"
             *     ]
             */
            certifications: string[];
            /** @example USD */
            currency: string;
            /**
             * @description Cleaned on the server.
             * @example <p>Well absorbed magnesium.</p>
             */
            description_html: string;
            /** @example capsule */
            form: string;
            /** @example magnesium-glycinate */
            handle: string;
            /** @example false */
            heat_sensitive: boolean;
            /** Format: uuid */
            id: string;
            /** @example [] */
            images: {
                alt: string;
                url: string;
            }[];
            ingredients: components["schemas"]["Ingredient"][];
            /** @example Take one capsule with food. */
            label_directions: string;
            /** @example false */
            recipe_only: boolean;
            /**
             * Format: date-time
             * @example null
             */
            removed_at: string | null;
            /**
             * Format: date
             * @example null
             */
            restock_on: string | null;
            /** @example 9000123 */
            shopify_product_id: string;
            /** @example Magnesium Glycinate */
            title: string;
            /** @enum {string} */
            usage_kind: "oral" | "topical" | "device" | "other";
            variants: components["schemas"]["Variant"][];
            /** @example Keep out of the reach of children. */
            warnings: string;
        };
        /** @description A product as lists and pickers show it; price, pack and stock are those of its first variant and of the product as a whole. */
        ProductSummary: {
            /** @enum {string} */
            availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
            /** @example Northfield */
            brand: string;
            /** @example minerals */
            category: string;
            /**
             * Format: money
             * @example null
             */
            compare_at_price: number | null;
            /** @example USD */
            currency: string;
            /** @example capsule */
            form: string;
            /** @example magnesium-glycinate */
            handle: string;
            /** Format: uuid */
            id: string;
            /** @example null */
            image: string | null;
            /**
             * @description The catalog's note for patients, when one catalog is listed.
             * @example null
             */
            note?: string | null;
            /**
             * Format: money
             * @example 2450
             */
            price: number;
            /** @example false */
            recipe_only: boolean;
            /**
             * Format: date
             * @example null
             */
            restock_on: string | null;
            /** @example 9000123 */
            shopify_product_id: string;
            /** @description How often the asking doctor has put it on an issued recipe in 90 days. */
            times_recommended?: number;
            /** @example Magnesium Glycinate */
            title: string;
            /** @example capsule */
            unit: string;
            /** @example 60 */
            units_per_pack: number;
            /** @enum {string} */
            usage_kind: "oral" | "topical" | "device" | "other";
            /** Format: uuid */
            variant_id: string | null;
            /** @example 60 capsules */
            variant_title: string;
            variants_count: number;
        };
        Reason: {
            /**
             * Reason
             * @example Agreed with the clinic by phone
             */
            reason: string;
        };
        /** @description One version of a recipe with its lines. Drafts carry what to look at before issuing. */
        Recipe: {
            /** @description What the doctor may do now. */
            actions: ("issue" | "hold" | "resume" | "cancel" | "void" | "delete" | "edit" | "renew" | "copy" | "remind")[];
            /**
             * Format: uuid
             * @example null
             */
            catalog_id: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * @description What the patient is told about the clinic's financial interest.
             * @example Your clinic earns a commission on this order.
             */
            disclosure: string;
            /** @example null */
            end_reason_code: string | null;
            /** @example null */
            end_reason_text: string | null;
            /**
             * Format: date-time
             * @example null
             */
            ended_at: string | null;
            events: components["schemas"]["RecipeEvent"][];
            /** Format: date */
            expires_on: string | null;
            /**
             * Format: date-time
             * @example null
             */
            first_ordered_at: string | null;
            /**
             * @example null
             * @enum {string|null}
             */
            held_by: "doctor" | "admin" | null;
            /** @example null */
            hold_reason: string | null;
            /** Format: uuid */
            id: string;
            ingredient_totals: components["schemas"]["IngredientTotal"][];
            /** @example  */
            internal_note: string;
            /** Format: date-time */
            issued_at: string | null;
            /** @example Skin – first 3 months */
            label: string;
            /**
             * Format: date-time
             * @example null
             */
            last_ordered_at: string | null;
            lines: components["schemas"]["RecipeLine"][];
            /**
             * Format: markdown
             * @example Start with half the dose.
             */
            message: string;
            /**
             * @description What was ignored or found when the draft was made.
             * @example []
             */
            notices: ("CATALOG_NOT_OPEN" | "DRAFT_OPENED")[];
            /** @example R-2026-000123 */
            number: string | null;
            patient: components["schemas"]["RecipePerson"] | null;
            /**
             * Format: date-time
             * @description The last reminder to order.
             * @example null
             */
            reminded_at: string | null;
            revision: number;
            /** Format: uuid */
            series_id: string;
            /**
             * Format: uuid
             * @example null
             */
            source_recipe_id: string | null;
            /**
             * Format: uuid
             * @example null
             */
            source_template_id: string | null;
            /** Format: date */
            starts_on: string | null;
            /** @enum {string} */
            status: "draft" | "issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired" | "entered_in_error";
            /**
             * Format: uuid
             * @example null
             */
            superseded_by: string | null;
            /** @description The version in force that issuing this draft would replace. */
            supersedes: {
                /** Format: uuid */
                id: string;
                /** @example R-2026-000123 */
                number: string | null;
                version: number;
            } | null;
            /** @example  */
            title: string;
            /** @description What one order of every line costs now; optional lines apart. */
            totals: {
                /** @example USD */
                currency: string;
                /**
                 * Format: money
                 * @example 490
                 */
                discount: number;
                /** @example 1000 */
                discount_bp: number;
                /**
                 * Format: money
                 * @example 0
                 */
                optional: number;
                /**
                 * Format: money
                 * @example 4900
                 */
                subtotal: number;
                /**
                 * Format: money
                 * @example 4410
                 */
                total: number;
            };
            /** Format: date-time */
            updated_at: string;
            /** @example 180 */
            valid_days: number;
            version: number;
            /**
             * Format: date-time
             * @example null
             */
            viewed_at: string | null;
            warnings: components["schemas"]["RecipeWarning"][];
            /** @example [] */
            warnings_overridden: {
                code: string;
                line: number;
                reason: string;
            }[];
        };
        RecipeCancel: {
            /** @example null */
            reason?: string | null;
            /** @enum {string} */
            reason_code: "stopped_by_doctor" | "side_effect" | "allergy" | "pregnancy" | "not_effective" | "too_costly" | "patient_wish" | "error";
        };
        /** @description What happened to a version of a recipe. */
        RecipeEvent: {
            /** @example Yamada Hanako */
            actor_name: string | null;
            /** @enum {string} */
            actor_role: "doctor" | "patient" | "admin" | "system" | "visitor";
            /** Format: date-time */
            at: string;
            /** @example issued */
            event: string;
            /** Format: uuid */
            id: string;
            /** @example null */
            reason: string | null;
            version: number;
        };
        RecipeIssue: {
            /**
             * @description Count orders of the version in force for lines of the same product.
             * @example false
             */
            carry_refills?: boolean;
            overrides?: {
                /** @enum {string} */
                code: "ALLERGY";
                line: number;
                /** @example Tolerated before. */
                reason: string;
            }[];
            revision: number;
            /** @description Tell the patient; true unless given. */
            send_mail?: boolean;
            /**
             * Format: date
             * @description Today unless given.
             */
            starts_on?: string;
            /** @description End the version in force; true unless given. */
            supersede?: boolean;
            valid_days?: number;
        };
        /** @description A line with its product as it is now; names, pack and price of an issued line are those it was issued with. */
        RecipeLine: {
            /** @example 2 */
            amount_max: number | null;
            /** @example 1 */
            amount_min: number | null;
            /** @example [] */
            area: string[];
            /** @example false */
            as_needed: boolean;
            /**
             * @description Of what was last ordered; null before the first order.
             * @example null
             */
            days_left: number | null;
            /**
             * @description Days one order lasts at average use.
             * @example 40
             */
            days_supply: number | null;
            /** @enum {string} */
            dosage_mode: "label" | "structured" | "text";
            /** @example 60 */
            duration_days: number | null;
            /** @description Times per period; with the period `hour` it is "every n hours". */
            frequency_count: number | null;
            /** @enum {string|null} */
            frequency_period: "day" | "hour" | "week" | "month" | null;
            /** Format: uuid */
            id: string;
            /** @example  */
            instructions: string;
            /**
             * Format: date-time
             * @example null
             */
            last_ordered_at: string | null;
            /**
             * Format: date-time
             * @example null
             */
            last_shipped_at: string | null;
            /**
             * @example with
             * @enum {string}
             */
            meal: "none" | "before" | "with" | "after" | "between" | "empty_stomach";
            /**
             * @description Days between two orders; 0 is any time.
             * @example 48
             */
            min_days_between: number;
            /**
             * Format: date
             * @description First day of the next order; null before the first.
             * @example null
             */
            next_order_on: string | null;
            /** @example false */
            optional: boolean;
            /**
             * @description The first order and the refills that are left.
             * @example 3
             */
            orders_left: number;
            /** @example capsule */
            pack_unit: string;
            position: number;
            /**
             * Format: money
             * @description When it was put on the recipe.
             * @example 2450
             */
            price: number;
            /**
             * Format: money
             * @example 2450
             */
            price_now: number;
            product: {
                /** @enum {string} */
                availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
                /** @example Northfield */
                brand: string;
                /** @example minerals */
                category: string;
                /** @example capsule */
                form: string;
                /** @example null */
                image: string | null;
                /** @example false */
                recipe_only: boolean;
                /**
                 * Format: date
                 * @example null
                 */
                restock_on: string | null;
                /** @example 9000123 */
                shopify_product_id: string;
                /** @example Magnesium Glycinate */
                title: string;
                /** @enum {string} */
                usage_kind: "oral" | "topical" | "device" | "other";
            };
            /** Format: uuid */
            product_id: string;
            /**
             * @description Packs of one order.
             * @example 2
             */
            quantity: number;
            /** @example Supports sleep. */
            rationale: string;
            /** @example 3 */
            refills_allowed: number;
            /** @example 0 */
            start_offset_days: number;
            /** @enum {string} */
            state: "active" | "paused" | "stopped";
            /** @example null */
            step: number | null;
            /**
             * @description Variants the doctor accepts instead.
             * @example []
             */
            substitutes: string[];
            /** @example null */
            take_with_text: string | null;
            /**
             * @example [
             *       "morning"
             *     ]
             */
            time_of_day: ("waking" | "morning" | "midday" | "afternoon" | "evening" | "bedtime")[];
            /** @example 1 */
            times_ordered: number;
            /** @enum {string|null} */
            unit: "capsule" | "tablet" | "softgel" | "scoop" | "sachet" | "ml" | "drop" | "spray" | "g" | "mg" | "pump" | "pea" | "fingertip_unit" | "application" | "pad" | "mask" | "other" | null;
            /** @example 60 */
            units_per_pack: number;
            /** Format: uuid */
            variant_id: string;
            /** @example 60 capsules */
            variant_title: string;
            /**
             * @description 1 is Monday.
             * @example null
             */
            weekdays: number[] | null;
        };
        /** @description A line as a doctor writes it. Refills are 3 and the days between 0.8 times the days of supply unless given. */
        RecipeLineInput: {
            /** @example 2 */
            amount_max?: number | null;
            /** @example 1 */
            amount_min?: number | null;
            /** @example [] */
            area?: string[];
            /** @example false */
            as_needed?: boolean;
            /** @enum {string} */
            dosage_mode: "label" | "structured" | "text";
            /** @example 60 */
            duration_days?: number | null;
            /** @description Times per period; with the period `hour` it is "every n hours". */
            frequency_count?: number | null;
            /** @enum {string|null} */
            frequency_period?: "day" | "hour" | "week" | "month" | null;
            /**
             * Format: uuid
             * @description Of a line that is already on this recipe.
             */
            id?: string;
            /** @example  */
            instructions?: string;
            /**
             * @example with
             * @enum {string}
             */
            meal?: "none" | "before" | "with" | "after" | "between" | "empty_stomach";
            /**
             * @description Days between two orders; 0 is any time.
             * @example 48
             */
            min_days_between?: number;
            /** @example false */
            optional?: boolean;
            /** Format: uuid */
            product_id: string;
            /**
             * @description Packs of one order.
             * @example 2
             */
            quantity: number;
            /** @example Supports sleep. */
            rationale?: string;
            /** @example 3 */
            refills_allowed?: number;
            /** @example 0 */
            start_offset_days?: number;
            /** @example null */
            step?: number | null;
            /**
             * @description Variants the doctor accepts instead.
             * @example []
             */
            substitutes?: string[];
            /** @example null */
            take_with_text?: string | null;
            /**
             * @example [
             *       "morning"
             *     ]
             */
            time_of_day?: ("waking" | "morning" | "midday" | "afternoon" | "evening" | "bedtime")[];
            /** @enum {string|null} */
            unit?: "capsule" | "tablet" | "softgel" | "scoop" | "sachet" | "ml" | "drop" | "spray" | "g" | "mg" | "pump" | "pea" | "fingertip_unit" | "application" | "pad" | "mask" | "other" | null;
            /** Format: uuid */
            variant_id: string;
            /**
             * @description 1 is Monday.
             * @example null
             */
            weekdays?: number[] | null;
        };
        /** @description Changes of a draft. `lines` replaces all lines, in their order. */
        RecipePatch: {
            /** Format: uuid */
            catalog_id?: string | null;
            /** @example  */
            internal_note?: string;
            /** @example Skin – first 3 months */
            label?: string;
            lines?: components["schemas"]["RecipeLineInput"][];
            /** @example Start with half the dose. */
            message?: string;
            /** Format: uuid */
            patient_id?: string | null;
            /** @description The revision that was read. */
            revision: number;
            /** Format: date */
            starts_on?: string | null;
            /** @example  */
            title?: string;
            /** @example 180 */
            valid_days?: number;
        };
        /** @description The patient of a recipe. */
        RecipePerson: {
            /** @example [] */
            allergies?: string[];
            /** @example Ana */
            first_name: string;
            /** Format: uuid */
            id: string;
            /** @example Brown */
            last_name: string;
            /** @example P-000123 */
            number: string;
            /**
             * @example unknown
             * @enum {string}
             */
            pregnancy?: "no" | "yes" | "breastfeeding" | "unknown";
            /** @example active */
            status: string;
        };
        RecipeReason: {
            /** @example Waiting for blood results. */
            reason: string;
        };
        /** @description How a new draft begins. `edit`, `renew`, `copy` and `template` need `recipe`. */
        RecipeStart: {
            /**
             * Format: uuid
             * @description One that is not open to the doctor is ignored with a notice.
             */
            catalog_id?: string;
            /**
             * @default create
             * @enum {string}
             */
            mode: "create" | "edit" | "renew" | "copy" | "template";
            /** Format: uuid */
            patient_id?: string;
            /** Format: uuid */
            recipe?: string;
        };
        /** @description A recipe in the doctor's list. */
        RecipeSummary: {
            /**
             * Format: uuid
             * @example null
             */
            catalog_id: string | null;
            /** Format: date */
            expires_on: string | null;
            /**
             * Format: date-time
             * @example null
             */
            first_ordered_at: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            issued_at: string | null;
            /** @example Skin – first 3 months */
            label: string;
            /**
             * Format: date-time
             * @example null
             */
            last_ordered_at: string | null;
            /** @example 3 */
            lines_count: number;
            /**
             * @description Lines that are not optional.
             * @example 3
             */
            needed_count: number;
            /** @example R-2026-000123 */
            number: string | null;
            /**
             * @description Needed lines that were ordered at least once.
             * @example 2
             */
            ordered_count: number;
            patient: components["schemas"]["RecipePerson"] | null;
            /** @enum {string|null} */
            renewal: "overdue" | "due_soon" | "upcoming" | "on_track" | null;
            /** Format: uuid */
            series_id: string;
            /** Format: date */
            starts_on: string | null;
            /** @enum {string} */
            status: "draft" | "issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired" | "entered_in_error";
            /** @example  */
            title: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
            /**
             * Format: date-time
             * @example null
             */
            viewed_at: string | null;
        };
        /** @description Something to look at before issuing. `block` must be put right, `stop` needs a reason to go on, `warn` and `info` stop nothing. */
        RecipeWarning: {
            /** @enum {string} */
            code: "ALLERGY" | "DUPLICATE_INGREDIENT" | "DUPLICATE_IN_OTHER_RECIPE" | "UPPER_LIMIT" | "PREGNANCY" | "OUT_OF_STOCK" | "BACKORDERED" | "DISCONTINUED" | "PRICE_CHANGED" | "SUPPLY_SHORT" | "REFILLS_BEYOND_EXPIRY" | "DOSAGE_MISSING";
            /**
             * @description What the message was made of.
             * @example {
             *       "ingredient": "Zinc"
             *     }
             */
            detail?: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            level: "block" | "stop" | "warn" | "info";
            /** @description Index of the line; null for the whole recipe. */
            line: number | null;
            /** @example Two lines hold zinc. */
            message: string;
        };
        /** @description A doctor's statement for a calendar month. */
        Settlement: {
            /**
             * Adjustments
             * Format: money
             * @example 0
             */
            adjustments: number;
            /**
             * Approved
             * Format: date-time
             */
            approved_at?: string | null;
            /**
             * Bank details
             * @example true
             */
            bank_ready: boolean;
            /**
             * Carried in
             * Format: money
             * @example 0
             */
            carried_in: number;
            /**
             * Carried out
             * Format: money
             * @example 0
             */
            carried_out: number;
            /**
             * Carried over because
             * @enum {string|null}
             */
            carry_reason?: "nothing_due" | "frozen" | "no_bank_details" | "below_minimum" | null;
            /**
             * Closed
             * Format: date-time
             */
            closed_at?: string | null;
            /**
             * Commission
             * Format: money
             * @example 12500
             */
            commission: number;
            /**
             * Currency
             * @example USD
             */
            currency: string;
            /**
             * Doctor
             * Format: uuid
             */
            doctor_id: string;
            /**
             * Doctor's name
             * @example Yamada Hanako
             */
            doctor_name: string;
            /**
             * Doctor number
             * @example D-000123
             */
            doctor_number: string;
            /**
             * Failed because
             * @example null
             */
            failed_reason?: string | null;
            /**
             * Base
             * Format: money
             * @example 62500
             */
            gross_base: number;
            /** Format: uuid */
            id: string;
            /**
             * Net
             * Format: money
             * @example 12500
             */
            net: number;
            /**
             * Number
             * @example ST-2026-10-000045
             */
            number: string;
            /**
             * Orders
             * @example 12
             */
            order_count: number;
            /**
             * Paid
             * Format: date-time
             */
            paid_at?: string | null;
            /**
             * Pay date
             * Format: date
             * @example 2026-11-20
             */
            pay_on?: string | null;
            /**
             * Payment reference
             * @example TRF-2026-11-20-7
             */
            payment_ref?: string | null;
            /**
             * Month
             * @example 2026-10
             */
            period: string;
            /**
             * To
             * Format: date
             * @example 2026-10-31
             */
            period_end: string;
            /**
             * From
             * Format: date
             * @example 2026-10-01
             */
            period_start: string;
            revision: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "closed" | "approved" | "paying" | "paid" | "failed" | "carried_over" | "void";
            /**
             * Updated
             * Format: date-time
             */
            updated_at: string;
            /**
             * Withholding
             * Format: money
             * @example 0
             */
            withholding: number;
        };
        SettlementAdjustment: {
            /**
             * Amount
             * Format: money
             * @example -500
             */
            amount: number;
            /**
             * Reason
             * @example Correction of the October sample order
             */
            reason: string;
        };
        SettlementCloseRequest: {
            /**
             * Dry run
             * @description Only show what would happen.
             */
            dry_run: boolean;
            /**
             * Month
             * @example 2026-10
             */
            period: string;
        };
        /** @description What closing a month does, or in a dry run would do. */
        SettlementClosing: {
            /** @example 0 */
            carried_over: number;
            /**
             * @description Statements to be paid.
             * @example 1
             */
            closed: number;
            dry_run: boolean;
            /**
             * Format: money
             * @description Sum of the statements to be paid.
             * @example 12500
             */
            net: number;
            /** @example 2026-10 */
            period: string;
            rows: {
                /**
                 * Format: money
                 * @example 0
                 */
                adjustments: number;
                /**
                 * Format: money
                 * @example 0
                 */
                carried_in: number;
                /**
                 * Format: money
                 * @example 12500
                 */
                commission: number;
                /** Format: uuid */
                doctor_id: string;
                /** @example Yamada Hanako */
                doctor_name: string;
                /** @example D-000123 */
                doctor_number: string;
                /**
                 * Format: money
                 * @example 62500
                 */
                gross_base: number;
                /**
                 * Format: money
                 * @example 12500
                 */
                net: number;
                /** @example ST-2026-10-000045 */
                number: string;
                /** @example 12 */
                order_count: number;
                /** @enum {string} */
                outcome: "closed" | "carried_over";
                /**
                 * @example null
                 * @enum {string|null}
                 */
                reason?: "nothing_due" | "frozen" | "no_bank_details" | "below_minimum" | null;
                /** Format: uuid */
                settlement_id: string;
            }[];
        };
        /**
         * Settlement
         * @description A statement with its lines.
         */
        SettlementDetail: components["schemas"]["Settlement"] & {
            /** @description States that an administrator may take it to. */
            allowed: string[];
            bank: components["schemas"]["BankMasked"];
            by_product: components["schemas"]["SettlementSubtotal"][];
            by_source: components["schemas"]["SettlementSubtotal"][];
            lines: components["schemas"]["SettlementLine"][];
            timeline: components["schemas"]["SettlementEvent"][];
        };
        /** @description One step in the life of a record. */
        SettlementEvent: {
            /** @example Sato Ken */
            actor: string;
            /** @example admin */
            actor_role: string;
            /** Format: date-time */
            at: string;
            /** @example settlement.close */
            event: string;
            /** @example open */
            from?: string | null;
            /** @example null */
            reason?: string | null;
            /** @example closed */
            to?: string | null;
        };
        /** @description One line of a statement, with everything that explains it. */
        SettlementLine: {
            /**
             * Format: money
             * @example 1000
             */
            amount: number;
            /** Format: date-time */
            at: string;
            /**
             * Format: money
             * @example 5000
             */
            base: number;
            /** Format: date-time */
            eligible_at?: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            order_id?: string | null;
            /** Format: uuid */
            order_line_id?: string | null;
            /** @example O-2026-000123 */
            order_number?: string | null;
            /** @example P-000123 */
            patient_number?: string | null;
            /** @example Magnesium glycinate */
            product?: string | null;
            /** @example 2 */
            quantity?: number | null;
            /** @example 2000 */
            rate_bp: number;
            /** @example null */
            reason?: string | null;
            /** @enum {string|null} */
            rule?: "delivered" | "shipped" | "at_once" | null;
            /** @example Delivered 12 Oct 2026 + 14 days */
            rule_text: string;
            /** @enum {string|null} */
            source?: "recipe" | "catalog" | null;
            /** @enum {string} */
            type: "commission" | "reversal" | "adjustment" | "carry_over" | "bonus" | "payout" | "payout_failed";
        };
        SettlementPaidRequest: {
            /**
             * Paid on
             * Format: date
             * @example 2026-11-20
             */
            paid_on: string;
            /**
             * Reference
             * @example TRF-2026-11-20-7
             */
            reference: string;
        };
        SettlementSubtotal: {
            /**
             * Format: money
             * @example 1000
             */
            amount: number;
            /**
             * Format: money
             * @example 5000
             */
            base: number;
            /** @example Magnesium glycinate */
            name: string;
        };
        /** @description Totals of everything that matches a filter. */
        SettlementSummary: {
            /**
             * Format: money
             * @example 0
             */
            adjustments: number;
            /**
             * Format: money
             * @example 0
             */
            carried_in: number;
            /**
             * Format: money
             * @example 0
             */
            carried_out: number;
            /**
             * Format: money
             * @example 37500
             */
            commission: number;
            /** @example 3 */
            count: number;
            /** @example USD */
            currency: string;
            /**
             * Format: money
             * @example 187500
             */
            gross_base: number;
            /**
             * Format: money
             * @example 37500
             */
            net: number;
            /** @example 36 */
            order_count: number;
            /**
             * Format: money
             * @example 0
             */
            withholding: number;
        };
        /** @description A parcel on the board. */
        Shipment: {
            /**
             * Carrier
             * @example null
             */
            carrier?: string | null;
            /**
             * City
             * @example New York
             */
            city: string;
            /**
             * Created
             * Format: date-time
             */
            created_at: string;
            /**
             * Delivered
             * Format: date-time
             */
            delivered_at?: string | null;
            /**
             * Problem
             * @example null
             * @enum {string|null}
             */
            exception_code?: "lost" | "damaged" | "address" | "refused" | "returned" | null;
            /**
             * Note
             * @example null
             */
            exception_note?: string | null;
            /**
             * Keep cool
             * @example false
             */
            heat_sensitive: boolean;
            /**
             * On hold because
             * @example null
             */
            hold_reason?: string | null;
            /** Format: uuid */
            id: string;
            /**
             * In transit
             * Format: date-time
             */
            in_transit_at?: string | null;
            /**
             * Paid
             * @example true
             */
            is_paid: boolean;
            /**
             * Units
             * @example 2
             */
            item_count: number;
            /**
             * Contents
             * @example Magnesium Glycinate × 2
             */
            items: string;
            /**
             * Delivery
             * @example standard
             */
            method: string;
            /**
             * Number
             * @example S-2026-000045
             */
            number: string;
            /**
             * Order
             * Format: uuid
             */
            order_id: string;
            /**
             * Order number
             * @example O-2026-000123
             */
            order_number: string;
            /**
             * Packed
             * Format: date-time
             */
            packed_at?: string | null;
            /**
             * Patient number
             * @example P-000123
             */
            patient_number: string;
            /**
             * Picked
             * Format: date-time
             */
            picked_at?: string | null;
            /**
             * Replaces
             * Format: uuid
             * @example null
             */
            reshipment_of?: string | null;
            revision: number;
            /**
             * Ship to
             * @example US-NY
             */
            ship_region: string;
            /**
             * Shipped
             * Format: date-time
             */
            shipped_at?: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "to_pick" | "picking" | "packed" | "shipped" | "in_transit" | "delivered" | "cancelled" | "exception" | "reshipped" | "refunded";
            /**
             * Tracking number
             * @example null
             */
            tracking_no?: string | null;
            /**
             * Tracking link
             * @example null
             */
            tracking_url?: string | null;
            /**
             * Updated
             * Format: date-time
             */
            updated_at: string;
            /**
             * Weight (g)
             * @example 240
             */
            weight_g: number;
        };
        /** @description Parcels in each state. */
        ShipmentCounts: {
            /** @example 4 */
            cancelled: number;
            /** @example 4 */
            delivered: number;
            /** @example 4 */
            exception: number;
            /** @example 4 */
            in_transit: number;
            /** @example 4 */
            packed: number;
            /** @example 4 */
            picking: number;
            /** @example 4 */
            refunded: number;
            /** @example 4 */
            reshipped: number;
            /** @example 4 */
            shipped: number;
            /** @example 4 */
            to_pick: number;
        };
        ShipmentDeliverRequest: {
            /**
             * Delivered
             * Format: date-time
             * @description Empty means now.
             * @example null
             */
            delivered_at?: string | null;
        };
        /**
         * Parcel
         * @description A parcel with its contents and address.
         */
        ShipmentDetail: components["schemas"]["Shipment"] & {
            address: components["schemas"]["AddressSnapshot"];
            /** @description States that an administrator may take it to. */
            allowed: string[];
            lines: components["schemas"]["ShipmentLine"][];
            timeline: components["schemas"]["SettlementEvent"][];
        };
        ShipmentExceptionRequest: {
            /**
             * Problem
             * @enum {string}
             */
            code: "lost" | "damaged" | "address" | "refused" | "returned";
            /**
             * Note
             * @example null
             */
            note?: string | null;
        };
        /** @description Units of an order line in a parcel. */
        ShipmentLine: {
            /** @example A-03 */
            bin?: string | null;
            /**
             * Format: date
             * @example null
             */
            expires_on?: string | null;
            /** @example false */
            heat_sensitive: boolean;
            /** Format: uuid */
            id: string;
            /** @example null */
            image?: string | null;
            /** @example null */
            lot?: string | null;
            /** Format: uuid */
            order_line_id: string;
            /** @example 2 */
            quantity: number;
            /**
             * Format: date
             * @example 2028-05-31
             */
            shelf_expires_on?: string | null;
            /**
             * @description Lot that stands on the shelf.
             * @example L2405
             */
            shelf_lot?: string | null;
            /** @example NF-MG-60 */
            sku: string;
            /** @example Magnesium Glycinate */
            title: string;
            /** @example 60 capsules */
            variant_title: string;
        };
        ShipmentPackRequest: {
            lines: {
                /**
                 * Use by
                 * Format: date
                 * @example 2028-05-31
                 */
                expires_on?: string | null;
                /**
                 * Lot
                 * @example L2405
                 */
                lot: string;
                /** Format: uuid */
                shipment_line_id: string;
            }[];
            /**
             * Weight (g)
             * @example 240
             */
            weight_g?: number | null;
        };
        ShipmentShipRequest: {
            /**
             * Carrier
             * @enum {string}
             */
            carrier: "yamato" | "sagawa" | "japan_post" | "ups" | "usps" | "fedex" | "dhl" | "other";
            /**
             * Tracking number
             * @example 1Z999AA10123456784
             */
            tracking_no: string;
        };
        /** @enum {string} */
        Speciality: "general_practice" | "internal_medicine" | "dermatology" | "plastic_surgery" | "gynaecology" | "paediatrics" | "psychiatry" | "orthopaedics" | "cardiology" | "gastroenterology" | "endocrinology" | "ophthalmology" | "ent" | "urology" | "dentistry" | "sports_medicine" | "integrative_medicine" | "nutrition" | "pharmacy" | "other";
        TokenRequest: {
            /** @example 3yQ0m7y2m0Jx6l5cX1b9k4T8w2v5z7a1s3d6f9g0h2j */
            token: string;
        };
        /** @description A pack size of a product. */
        Variant: {
            /** @enum {string} */
            availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
            /** @description Can be sold now. */
            available: boolean;
            /**
             * Format: money
             * @example null
             */
            compare_at_price: number | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: money
             * @example 2450
             */
            price: number;
            /**
             * @description Null when the shop does not count.
             * @example 40
             */
            quantity_available: number | null;
            /**
             * Format: date
             * @example null
             */
            restock_on: string | null;
            /** @example 60 */
            servings_per_pack: number | null;
            /** @example 8000123 */
            shopify_variant_id: string;
            /** @example NF-MG-60 */
            sku: string;
            /** @example 60 capsules */
            title: string;
            /** @example capsule */
            unit: string;
            /** @example 60 */
            units_per_pack: number;
            /** @example 90 */
            weight_g: number;
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
        /** @description The link was used, revoked or has expired. */
        Gone: {
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
        /** @description No such thing, or not yours. */
        NotFound: {
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
    parameters: {
        /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
        IdempotencyKey: string;
        /** @description First and last row, zero based, at most 100 rows. */
        Range: [
            number,
            number
        ];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    adminListCatalogs: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    q?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "name",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Catalogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "name": "Essentials",
                     *           "products_count": 24
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminCatalog"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "doctors": {
                     *           "applied": 3,
                     *           "approved": 12
                     *         },
                     *         "orders": {
                     *           "needs_attention": 2
                     *         },
                     *         "shipments": {
                     *           "to_pick": 4,
                     *           "exception": 1
                     *         },
                     *         "settlements": {
                     *           "open": 12,
                     *           "closed": 3
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminCounts"];
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
    adminListDoctors: {
        parameters: {
            query?: {
                filter?: {
                    /** Format: date */
                    applied_at_gte?: string;
                    /** Format: date */
                    applied_at_lte?: string;
                    /** Format: uuid */
                    assigned_to?: string;
                    clinic_prefecture?: string;
                    /** Format: date */
                    created_at_gte?: string;
                    /** Format: date */
                    created_at_lte?: string;
                    id?: string[];
                    /** Format: date */
                    licence_expires_on_gte?: string;
                    /** Format: date */
                    licence_expires_on_lte?: string;
                    /** No bank details */
                    no_bank?: boolean;
                    /** No sign-in for 90 days */
                    no_sign_in_90d?: boolean;
                    q?: string;
                    speciality?: string[];
                    status?: ("email_submitted" | "applied" | "needs_info" | "approved" | "rejected" | "suspended" | "closed" | "lapsed")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "created_at" | "applied_at" | "approved_at" | "updated_at" | "name" | "clinic_name" | "number" | "status" | "licence_expires_on",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Doctors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "D-000123",
                     *           "name": "山田 花子",
                     *           "status": "email_submitted",
                     *           "clinic_name": "Green Street Clinic",
                     *           "email": "name@example.org",
                     *           "speciality": "Speciality",
                     *           "licence_type": "Licence",
                     *           "licence_number": "123456",
                     *           "licence_country": "JP",
                     *           "licence_expires_on": "2026-11-20",
                     *           "clinic_prefecture": "東京都",
                     *           "documents": 1,
                     *           "duplicates": 0,
                     *           "assigned_to": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "assigned_to_name": "Mika Sato",
                     *           "rate_bp": 2000,
                     *           "has_bank": true,
                     *           "two_factor": true,
                     *           "patients_active": 12,
                     *           "patients_total": 14,
                     *           "recipes_90d": 9,
                     *           "orders_90d": 7,
                     *           "sales_90d": 52000,
                     *           "commission_unpaid": 8400,
                     *           "created_at": "2026-11-20T09:30:00.000Z",
                     *           "applied_at": "2026-11-20T09:30:00.000Z",
                     *           "approved_at": "2026-11-20T09:30:00.000Z",
                     *           "last_login_at": "2026-11-20T09:30:00.000Z",
                     *           "updated_at": "2026-11-20T09:30:00.000Z",
                     *           "revision": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminDoctorRow"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGetDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The doctor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "D-000123",
                     *         "name": "山田 花子",
                     *         "last_name": "山田",
                     *         "first_name": "花子",
                     *         "last_name_kana": "ヤマダ",
                     *         "first_name_kana": "ハナコ",
                     *         "email": "name@example.org",
                     *         "phone": "03-1234-5678",
                     *         "job_title": "Job title",
                     *         "clinic_name": "Green Street Clinic",
                     *         "clinic_postal_code": "150-0001",
                     *         "clinic_prefecture": "東京都",
                     *         "clinic_city": "渋谷区",
                     *         "clinic_line1": "Address",
                     *         "clinic_line2": "Building",
                     *         "clinic_phone": "Clinic phone",
                     *         "website": "https://clinic.example.org",
                     *         "speciality": "Speciality",
                     *         "licence_type": "Licence",
                     *         "licence_number": "123456",
                     *         "licence_country": "JP",
                     *         "licence_expires_on": "2026-11-20",
                     *         "licence_verified_at": "2026-11-20T09:30:00.000Z",
                     *         "licence_verified_by_name": "Mika Sato",
                     *         "status": "email_submitted",
                     *         "status_reason_code": "Reason",
                     *         "status_reason_text": "Reason in words",
                     *         "reopened_fields": [
                     *           "text"
                     *         ],
                     *         "checklist": {
                     *           "name_matches": true
                     *         },
                     *         "may_reapply": true,
                     *         "needs_other_admin": true,
                     *         "previously_rejected": true,
                     *         "internal_note": "Internal note",
                     *         "applied_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_by_name": "Mika Sato",
                     *         "suspended_at": "2026-11-20T09:30:00.000Z",
                     *         "last_login_at": "2026-11-20T09:30:00.000Z",
                     *         "catalog_access": "open",
                     *         "catalog_ids": [
                     *           "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                     *         ],
                     *         "discount_default_bp": 0,
                     *         "disclosure_text": "Disclosure",
                     *         "bank": {
                     *           "holder": "Account holder",
                     *           "name": "Bank",
                     *           "branch": "Branch",
                     *           "kind": "Kind",
                     *           "last4": "4567",
                     *           "changed_at": "2026-11-20T09:30:00.000Z"
                     *         },
                     *         "tax_id": "Tax id",
                     *         "invoice_registration_no": "T1234567890123",
                     *         "clinic_code": "GREEN123",
                     *         "honour_recipes_when_suspended": true,
                     *         "freeze_payouts": true,
                     *         "assigned_to": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "assigned_to_name": "Mika Sato",
                     *         "rate_bp": 2000,
                     *         "patients_active": 12,
                     *         "patients_total": 14,
                     *         "commission_unpaid": 8400,
                     *         "possible_duplicates": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "D-000007",
                     *             "name": "山田 花子",
                     *             "status": "rejected",
                     *             "same": [
                     *               "licence_number"
                     *             ]
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved",
                     *           "needs_info",
                     *           "rejected"
                     *         ],
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminUpdateDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "last_name": "text",
                 *       "first_name": "text",
                 *       "last_name_kana": "text",
                 *       "first_name_kana": "text",
                 *       "phone": "03-1234-5678",
                 *       "job_title": "text",
                 *       "clinic_name": "text",
                 *       "clinic_postal_code": "text",
                 *       "clinic_prefecture": "text",
                 *       "clinic_city": "text",
                 *       "clinic_line1": "text",
                 *       "clinic_line2": "text",
                 *       "clinic_phone": "03-1234-5678",
                 *       "website": "https://clinic.example.org",
                 *       "speciality": "general_practice",
                 *       "licence_type": "physician",
                 *       "licence_number": "text",
                 *       "licence_country": "JP",
                 *       "licence_expires_on": "2026-11-20",
                 *       "catalog_access": "open",
                 *       "catalog_ids": [
                 *         "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                 *       ],
                 *       "discount_default_bp": 1,
                 *       "honour_recipes_when_suspended": true,
                 *       "freeze_payouts": true,
                 *       "disclosure_text": "text",
                 *       "tax_id": "text",
                 *       "invoice_registration_no": "T1234567890123",
                 *       "internal_note": "text",
                 *       "checklist": {},
                 *       "assigned_to": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                 *     }
                 */
                "application/json": components["schemas"]["AdminDoctorUpdate"];
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "D-000123",
                     *         "name": "山田 花子",
                     *         "last_name": "山田",
                     *         "first_name": "花子",
                     *         "last_name_kana": "ヤマダ",
                     *         "first_name_kana": "ハナコ",
                     *         "email": "name@example.org",
                     *         "phone": "03-1234-5678",
                     *         "job_title": "Job title",
                     *         "clinic_name": "Green Street Clinic",
                     *         "clinic_postal_code": "150-0001",
                     *         "clinic_prefecture": "東京都",
                     *         "clinic_city": "渋谷区",
                     *         "clinic_line1": "Address",
                     *         "clinic_line2": "Building",
                     *         "clinic_phone": "Clinic phone",
                     *         "website": "https://clinic.example.org",
                     *         "speciality": "Speciality",
                     *         "licence_type": "Licence",
                     *         "licence_number": "123456",
                     *         "licence_country": "JP",
                     *         "licence_expires_on": "2026-11-20",
                     *         "licence_verified_at": "2026-11-20T09:30:00.000Z",
                     *         "licence_verified_by_name": "Mika Sato",
                     *         "status": "email_submitted",
                     *         "status_reason_code": "Reason",
                     *         "status_reason_text": "Reason in words",
                     *         "reopened_fields": [
                     *           "text"
                     *         ],
                     *         "checklist": {
                     *           "name_matches": true
                     *         },
                     *         "may_reapply": true,
                     *         "needs_other_admin": true,
                     *         "previously_rejected": true,
                     *         "internal_note": "Internal note",
                     *         "applied_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_by_name": "Mika Sato",
                     *         "suspended_at": "2026-11-20T09:30:00.000Z",
                     *         "last_login_at": "2026-11-20T09:30:00.000Z",
                     *         "catalog_access": "open",
                     *         "catalog_ids": [
                     *           "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                     *         ],
                     *         "discount_default_bp": 0,
                     *         "disclosure_text": "Disclosure",
                     *         "bank": {
                     *           "holder": "Account holder",
                     *           "name": "Bank",
                     *           "branch": "Branch",
                     *           "kind": "Kind",
                     *           "last4": "4567",
                     *           "changed_at": "2026-11-20T09:30:00.000Z"
                     *         },
                     *         "tax_id": "Tax id",
                     *         "invoice_registration_no": "T1234567890123",
                     *         "clinic_code": "GREEN123",
                     *         "honour_recipes_when_suspended": true,
                     *         "freeze_payouts": true,
                     *         "assigned_to": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "assigned_to_name": "Mika Sato",
                     *         "rate_bp": 2000,
                     *         "patients_active": 12,
                     *         "patients_total": 14,
                     *         "commission_unpaid": 8400,
                     *         "possible_duplicates": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "D-000007",
                     *             "name": "山田 花子",
                     *             "status": "rejected",
                     *             "same": [
                     *               "licence_number"
                     *             ]
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved",
                     *           "needs_info",
                     *           "rejected"
                     *         ],
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminApproveDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "rate_bp": 2000,
                 *       "rate_from": "2026-11-20",
                 *       "catalog_access": "open",
                 *       "catalog_ids": [
                 *         "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                 *       ],
                 *       "licence_expires_on": "2026-11-20",
                 *       "internal_note": "text",
                 *       "checklist": {
                 *         "name_matches": true,
                 *         "licence_valid": true,
                 *         "not_expired": true,
                 *         "register_checked": true,
                 *         "clinic_exists": true
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    catalog_access: "open" | "closed" | "recipes_only";
                    catalog_ids?: string[];
                    /**
                     * @example {
                     *       "name_matches": true,
                     *       "licence_valid": true,
                     *       "not_expired": true,
                     *       "register_checked": true,
                     *       "clinic_exists": true
                     *     }
                     */
                    checklist: {
                        [key: string]: boolean;
                    };
                    internal_note?: string | null;
                    /** Format: date */
                    licence_expires_on?: string | null;
                    /** @example 2000 */
                    rate_bp: number;
                    /** Format: date */
                    rate_from: string;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "D-000123",
                     *         "name": "山田 花子",
                     *         "last_name": "山田",
                     *         "first_name": "花子",
                     *         "last_name_kana": "ヤマダ",
                     *         "first_name_kana": "ハナコ",
                     *         "email": "name@example.org",
                     *         "phone": "03-1234-5678",
                     *         "job_title": "Job title",
                     *         "clinic_name": "Green Street Clinic",
                     *         "clinic_postal_code": "150-0001",
                     *         "clinic_prefecture": "東京都",
                     *         "clinic_city": "渋谷区",
                     *         "clinic_line1": "Address",
                     *         "clinic_line2": "Building",
                     *         "clinic_phone": "Clinic phone",
                     *         "website": "https://clinic.example.org",
                     *         "speciality": "Speciality",
                     *         "licence_type": "Licence",
                     *         "licence_number": "123456",
                     *         "licence_country": "JP",
                     *         "licence_expires_on": "2026-11-20",
                     *         "licence_verified_at": "2026-11-20T09:30:00.000Z",
                     *         "licence_verified_by_name": "Mika Sato",
                     *         "status": "email_submitted",
                     *         "status_reason_code": "Reason",
                     *         "status_reason_text": "Reason in words",
                     *         "reopened_fields": [
                     *           "text"
                     *         ],
                     *         "checklist": {
                     *           "name_matches": true
                     *         },
                     *         "may_reapply": true,
                     *         "needs_other_admin": true,
                     *         "previously_rejected": true,
                     *         "internal_note": "Internal note",
                     *         "applied_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_by_name": "Mika Sato",
                     *         "suspended_at": "2026-11-20T09:30:00.000Z",
                     *         "last_login_at": "2026-11-20T09:30:00.000Z",
                     *         "catalog_access": "open",
                     *         "catalog_ids": [
                     *           "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                     *         ],
                     *         "discount_default_bp": 0,
                     *         "disclosure_text": "Disclosure",
                     *         "bank": {
                     *           "holder": "Account holder",
                     *           "name": "Bank",
                     *           "branch": "Branch",
                     *           "kind": "Kind",
                     *           "last4": "4567",
                     *           "changed_at": "2026-11-20T09:30:00.000Z"
                     *         },
                     *         "tax_id": "Tax id",
                     *         "invoice_registration_no": "T1234567890123",
                     *         "clinic_code": "GREEN123",
                     *         "honour_recipes_when_suspended": true,
                     *         "freeze_payouts": true,
                     *         "assigned_to": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "assigned_to_name": "Mika Sato",
                     *         "rate_bp": 2000,
                     *         "patients_active": 12,
                     *         "patients_total": 14,
                     *         "commission_unpaid": 8400,
                     *         "possible_duplicates": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "D-000007",
                     *             "name": "山田 花子",
                     *             "status": "rejected",
                     *             "same": [
                     *               "licence_number"
                     *             ]
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved",
                     *           "needs_info",
                     *           "rejected"
                     *         ],
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminCloseDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "reason": "Closed at the request of the doctor."
                 *     }
                 */
                "application/json": {
                    /** @example Closed at the request of the doctor. */
                    reason: string;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "D-000123",
                     *         "name": "山田 花子",
                     *         "last_name": "山田",
                     *         "first_name": "花子",
                     *         "last_name_kana": "ヤマダ",
                     *         "first_name_kana": "ハナコ",
                     *         "email": "name@example.org",
                     *         "phone": "03-1234-5678",
                     *         "job_title": "Job title",
                     *         "clinic_name": "Green Street Clinic",
                     *         "clinic_postal_code": "150-0001",
                     *         "clinic_prefecture": "東京都",
                     *         "clinic_city": "渋谷区",
                     *         "clinic_line1": "Address",
                     *         "clinic_line2": "Building",
                     *         "clinic_phone": "Clinic phone",
                     *         "website": "https://clinic.example.org",
                     *         "speciality": "Speciality",
                     *         "licence_type": "Licence",
                     *         "licence_number": "123456",
                     *         "licence_country": "JP",
                     *         "licence_expires_on": "2026-11-20",
                     *         "licence_verified_at": "2026-11-20T09:30:00.000Z",
                     *         "licence_verified_by_name": "Mika Sato",
                     *         "status": "email_submitted",
                     *         "status_reason_code": "Reason",
                     *         "status_reason_text": "Reason in words",
                     *         "reopened_fields": [
                     *           "text"
                     *         ],
                     *         "checklist": {
                     *           "name_matches": true
                     *         },
                     *         "may_reapply": true,
                     *         "needs_other_admin": true,
                     *         "previously_rejected": true,
                     *         "internal_note": "Internal note",
                     *         "applied_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_by_name": "Mika Sato",
                     *         "suspended_at": "2026-11-20T09:30:00.000Z",
                     *         "last_login_at": "2026-11-20T09:30:00.000Z",
                     *         "catalog_access": "open",
                     *         "catalog_ids": [
                     *           "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                     *         ],
                     *         "discount_default_bp": 0,
                     *         "disclosure_text": "Disclosure",
                     *         "bank": {
                     *           "holder": "Account holder",
                     *           "name": "Bank",
                     *           "branch": "Branch",
                     *           "kind": "Kind",
                     *           "last4": "4567",
                     *           "changed_at": "2026-11-20T09:30:00.000Z"
                     *         },
                     *         "tax_id": "Tax id",
                     *         "invoice_registration_no": "T1234567890123",
                     *         "clinic_code": "GREEN123",
                     *         "honour_recipes_when_suspended": true,
                     *         "freeze_payouts": true,
                     *         "assigned_to": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "assigned_to_name": "Mika Sato",
                     *         "rate_bp": 2000,
                     *         "patients_active": 12,
                     *         "patients_total": 14,
                     *         "commission_unpaid": 8400,
                     *         "possible_duplicates": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "D-000007",
                     *             "name": "山田 花子",
                     *             "status": "rejected",
                     *             "same": [
                     *               "licence_number"
                     *             ]
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved",
                     *           "needs_info",
                     *           "rejected"
                     *         ],
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminListDoctorDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "filename": "licence.pdf",
                     *           "content_type": "application/pdf",
                     *           "size": 120000,
                     *           "purpose": "licence",
                     *           "created_at": "2026-11-20T09:30:00.000Z",
                     *           "deleted_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminDocument"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminDownloadDoctorDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                doctorId: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListDoctorHistory: {
        parameters: {
            query?: {
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Audit entries, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "1024",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "actor_role": "admin",
                     *           "actor_name": "Mika Sato",
                     *           "action": "doctor.approve",
                     *           "before": {
                     *             "status": "applied"
                     *           },
                     *           "after": {
                     *             "status": "approved"
                     *           },
                     *           "reason": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListDoctorRates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rates, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "rate_bp": 2000,
                     *           "from": "2026-11-20",
                     *           "to": "2026-11-20",
                     *           "reason": "Agreed in writing",
                     *           "set_by_name": "Mika Sato",
                     *           "created_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminDoctorRate"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminSetDoctorRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rate_bp": 2000,
                 *       "from": "2026-11-20",
                 *       "reason": "Agreed in writing"
                 *     }
                 */
                "application/json": {
                    /** Format: date */
                    from: string;
                    /** @example 2000 */
                    rate_bp: number;
                    /** @example Agreed in writing */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The rates as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "rate_bp": 2000,
                     *           "from": "2026-11-20",
                     *           "to": "2026-11-20",
                     *           "reason": "Agreed in writing",
                     *           "set_by_name": "Mika Sato",
                     *           "created_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminDoctorRate"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminReinstateDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "reason": "The renewed licence was verified."
                 *     }
                 */
                "application/json": {
                    /** @example The renewed licence was verified. */
                    reason: string;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "D-000123",
                     *         "name": "山田 花子",
                     *         "last_name": "山田",
                     *         "first_name": "花子",
                     *         "last_name_kana": "ヤマダ",
                     *         "first_name_kana": "ハナコ",
                     *         "email": "name@example.org",
                     *         "phone": "03-1234-5678",
                     *         "job_title": "Job title",
                     *         "clinic_name": "Green Street Clinic",
                     *         "clinic_postal_code": "150-0001",
                     *         "clinic_prefecture": "東京都",
                     *         "clinic_city": "渋谷区",
                     *         "clinic_line1": "Address",
                     *         "clinic_line2": "Building",
                     *         "clinic_phone": "Clinic phone",
                     *         "website": "https://clinic.example.org",
                     *         "speciality": "Speciality",
                     *         "licence_type": "Licence",
                     *         "licence_number": "123456",
                     *         "licence_country": "JP",
                     *         "licence_expires_on": "2026-11-20",
                     *         "licence_verified_at": "2026-11-20T09:30:00.000Z",
                     *         "licence_verified_by_name": "Mika Sato",
                     *         "status": "email_submitted",
                     *         "status_reason_code": "Reason",
                     *         "status_reason_text": "Reason in words",
                     *         "reopened_fields": [
                     *           "text"
                     *         ],
                     *         "checklist": {
                     *           "name_matches": true
                     *         },
                     *         "may_reapply": true,
                     *         "needs_other_admin": true,
                     *         "previously_rejected": true,
                     *         "internal_note": "Internal note",
                     *         "applied_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_by_name": "Mika Sato",
                     *         "suspended_at": "2026-11-20T09:30:00.000Z",
                     *         "last_login_at": "2026-11-20T09:30:00.000Z",
                     *         "catalog_access": "open",
                     *         "catalog_ids": [
                     *           "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                     *         ],
                     *         "discount_default_bp": 0,
                     *         "disclosure_text": "Disclosure",
                     *         "bank": {
                     *           "holder": "Account holder",
                     *           "name": "Bank",
                     *           "branch": "Branch",
                     *           "kind": "Kind",
                     *           "last4": "4567",
                     *           "changed_at": "2026-11-20T09:30:00.000Z"
                     *         },
                     *         "tax_id": "Tax id",
                     *         "invoice_registration_no": "T1234567890123",
                     *         "clinic_code": "GREEN123",
                     *         "honour_recipes_when_suspended": true,
                     *         "freeze_payouts": true,
                     *         "assigned_to": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "assigned_to_name": "Mika Sato",
                     *         "rate_bp": 2000,
                     *         "patients_active": 12,
                     *         "patients_total": 14,
                     *         "commission_unpaid": 8400,
                     *         "possible_duplicates": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "D-000007",
                     *             "name": "山田 花子",
                     *             "status": "rejected",
                     *             "same": [
                     *               "licence_number"
                     *             ]
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved",
                     *           "needs_info",
                     *           "rejected"
                     *         ],
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminRejectDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "reason_code": "not_verifiable",
                 *       "reason": "The register does not know this licence number.",
                 *       "may_reapply": true
                 *     }
                 */
                "application/json": {
                    may_reapply: boolean;
                    /** @example The register does not know this licence number. */
                    reason: string;
                    /** @enum {string} */
                    reason_code: "not_verifiable" | "expired" | "not_eligible" | "duplicate" | "other";
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "D-000123",
                     *         "name": "山田 花子",
                     *         "last_name": "山田",
                     *         "first_name": "花子",
                     *         "last_name_kana": "ヤマダ",
                     *         "first_name_kana": "ハナコ",
                     *         "email": "name@example.org",
                     *         "phone": "03-1234-5678",
                     *         "job_title": "Job title",
                     *         "clinic_name": "Green Street Clinic",
                     *         "clinic_postal_code": "150-0001",
                     *         "clinic_prefecture": "東京都",
                     *         "clinic_city": "渋谷区",
                     *         "clinic_line1": "Address",
                     *         "clinic_line2": "Building",
                     *         "clinic_phone": "Clinic phone",
                     *         "website": "https://clinic.example.org",
                     *         "speciality": "Speciality",
                     *         "licence_type": "Licence",
                     *         "licence_number": "123456",
                     *         "licence_country": "JP",
                     *         "licence_expires_on": "2026-11-20",
                     *         "licence_verified_at": "2026-11-20T09:30:00.000Z",
                     *         "licence_verified_by_name": "Mika Sato",
                     *         "status": "email_submitted",
                     *         "status_reason_code": "Reason",
                     *         "status_reason_text": "Reason in words",
                     *         "reopened_fields": [
                     *           "text"
                     *         ],
                     *         "checklist": {
                     *           "name_matches": true
                     *         },
                     *         "may_reapply": true,
                     *         "needs_other_admin": true,
                     *         "previously_rejected": true,
                     *         "internal_note": "Internal note",
                     *         "applied_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_by_name": "Mika Sato",
                     *         "suspended_at": "2026-11-20T09:30:00.000Z",
                     *         "last_login_at": "2026-11-20T09:30:00.000Z",
                     *         "catalog_access": "open",
                     *         "catalog_ids": [
                     *           "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                     *         ],
                     *         "discount_default_bp": 0,
                     *         "disclosure_text": "Disclosure",
                     *         "bank": {
                     *           "holder": "Account holder",
                     *           "name": "Bank",
                     *           "branch": "Branch",
                     *           "kind": "Kind",
                     *           "last4": "4567",
                     *           "changed_at": "2026-11-20T09:30:00.000Z"
                     *         },
                     *         "tax_id": "Tax id",
                     *         "invoice_registration_no": "T1234567890123",
                     *         "clinic_code": "GREEN123",
                     *         "honour_recipes_when_suspended": true,
                     *         "freeze_payouts": true,
                     *         "assigned_to": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "assigned_to_name": "Mika Sato",
                     *         "rate_bp": 2000,
                     *         "patients_active": 12,
                     *         "patients_total": 14,
                     *         "commission_unpaid": 8400,
                     *         "possible_duplicates": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "D-000007",
                     *             "name": "山田 花子",
                     *             "status": "rejected",
                     *             "same": [
                     *               "licence_number"
                     *             ]
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved",
                     *           "needs_info",
                     *           "rejected"
                     *         ],
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminAskDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "question": "The expiry date cannot be read. Send a sharper scan.",
                 *       "reopened_fields": [
                 *         "licence_file"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @example The expiry date cannot be read. Send a sharper scan. */
                    question: string;
                    /**
                     * @example [
                     *       "licence_file"
                     *     ]
                     */
                    reopened_fields: ("last_name" | "first_name" | "last_name_kana" | "first_name_kana" | "phone" | "clinic_name" | "clinic_postal_code" | "clinic_prefecture" | "clinic_city" | "clinic_line1" | "clinic_line2" | "clinic_phone" | "website" | "speciality" | "job_title" | "licence_type" | "licence_number" | "licence_country" | "licence_expires_on" | "licence_file")[];
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "D-000123",
                     *         "name": "山田 花子",
                     *         "last_name": "山田",
                     *         "first_name": "花子",
                     *         "last_name_kana": "ヤマダ",
                     *         "first_name_kana": "ハナコ",
                     *         "email": "name@example.org",
                     *         "phone": "03-1234-5678",
                     *         "job_title": "Job title",
                     *         "clinic_name": "Green Street Clinic",
                     *         "clinic_postal_code": "150-0001",
                     *         "clinic_prefecture": "東京都",
                     *         "clinic_city": "渋谷区",
                     *         "clinic_line1": "Address",
                     *         "clinic_line2": "Building",
                     *         "clinic_phone": "Clinic phone",
                     *         "website": "https://clinic.example.org",
                     *         "speciality": "Speciality",
                     *         "licence_type": "Licence",
                     *         "licence_number": "123456",
                     *         "licence_country": "JP",
                     *         "licence_expires_on": "2026-11-20",
                     *         "licence_verified_at": "2026-11-20T09:30:00.000Z",
                     *         "licence_verified_by_name": "Mika Sato",
                     *         "status": "email_submitted",
                     *         "status_reason_code": "Reason",
                     *         "status_reason_text": "Reason in words",
                     *         "reopened_fields": [
                     *           "text"
                     *         ],
                     *         "checklist": {
                     *           "name_matches": true
                     *         },
                     *         "may_reapply": true,
                     *         "needs_other_admin": true,
                     *         "previously_rejected": true,
                     *         "internal_note": "Internal note",
                     *         "applied_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_by_name": "Mika Sato",
                     *         "suspended_at": "2026-11-20T09:30:00.000Z",
                     *         "last_login_at": "2026-11-20T09:30:00.000Z",
                     *         "catalog_access": "open",
                     *         "catalog_ids": [
                     *           "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                     *         ],
                     *         "discount_default_bp": 0,
                     *         "disclosure_text": "Disclosure",
                     *         "bank": {
                     *           "holder": "Account holder",
                     *           "name": "Bank",
                     *           "branch": "Branch",
                     *           "kind": "Kind",
                     *           "last4": "4567",
                     *           "changed_at": "2026-11-20T09:30:00.000Z"
                     *         },
                     *         "tax_id": "Tax id",
                     *         "invoice_registration_no": "T1234567890123",
                     *         "clinic_code": "GREEN123",
                     *         "honour_recipes_when_suspended": true,
                     *         "freeze_payouts": true,
                     *         "assigned_to": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "assigned_to_name": "Mika Sato",
                     *         "rate_bp": 2000,
                     *         "patients_active": 12,
                     *         "patients_total": 14,
                     *         "commission_unpaid": 8400,
                     *         "possible_duplicates": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "D-000007",
                     *             "name": "山田 花子",
                     *             "status": "rejected",
                     *             "same": [
                     *               "licence_number"
                     *             ]
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved",
                     *           "needs_info",
                     *           "rejected"
                     *         ],
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminSuspendDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "reason_code": "compliance",
                 *       "reason": "The licence has expired.",
                 *       "honour_recipes": true,
                 *       "freeze_payouts": true
                 *     }
                 */
                "application/json": {
                    freeze_payouts: boolean;
                    /** @description Patients keep buying what was already recommended. */
                    honour_recipes: boolean;
                    /** @example The licence has expired. */
                    reason: string;
                    /** @enum {string} */
                    reason_code: "compliance" | "fraud" | "expired" | "payment" | "request" | "other";
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "D-000123",
                     *         "name": "山田 花子",
                     *         "last_name": "山田",
                     *         "first_name": "花子",
                     *         "last_name_kana": "ヤマダ",
                     *         "first_name_kana": "ハナコ",
                     *         "email": "name@example.org",
                     *         "phone": "03-1234-5678",
                     *         "job_title": "Job title",
                     *         "clinic_name": "Green Street Clinic",
                     *         "clinic_postal_code": "150-0001",
                     *         "clinic_prefecture": "東京都",
                     *         "clinic_city": "渋谷区",
                     *         "clinic_line1": "Address",
                     *         "clinic_line2": "Building",
                     *         "clinic_phone": "Clinic phone",
                     *         "website": "https://clinic.example.org",
                     *         "speciality": "Speciality",
                     *         "licence_type": "Licence",
                     *         "licence_number": "123456",
                     *         "licence_country": "JP",
                     *         "licence_expires_on": "2026-11-20",
                     *         "licence_verified_at": "2026-11-20T09:30:00.000Z",
                     *         "licence_verified_by_name": "Mika Sato",
                     *         "status": "email_submitted",
                     *         "status_reason_code": "Reason",
                     *         "status_reason_text": "Reason in words",
                     *         "reopened_fields": [
                     *           "text"
                     *         ],
                     *         "checklist": {
                     *           "name_matches": true
                     *         },
                     *         "may_reapply": true,
                     *         "needs_other_admin": true,
                     *         "previously_rejected": true,
                     *         "internal_note": "Internal note",
                     *         "applied_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_by_name": "Mika Sato",
                     *         "suspended_at": "2026-11-20T09:30:00.000Z",
                     *         "last_login_at": "2026-11-20T09:30:00.000Z",
                     *         "catalog_access": "open",
                     *         "catalog_ids": [
                     *           "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                     *         ],
                     *         "discount_default_bp": 0,
                     *         "disclosure_text": "Disclosure",
                     *         "bank": {
                     *           "holder": "Account holder",
                     *           "name": "Bank",
                     *           "branch": "Branch",
                     *           "kind": "Kind",
                     *           "last4": "4567",
                     *           "changed_at": "2026-11-20T09:30:00.000Z"
                     *         },
                     *         "tax_id": "Tax id",
                     *         "invoice_registration_no": "T1234567890123",
                     *         "clinic_code": "GREEN123",
                     *         "honour_recipes_when_suspended": true,
                     *         "freeze_payouts": true,
                     *         "assigned_to": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "assigned_to_name": "Mika Sato",
                     *         "rate_bp": 2000,
                     *         "patients_active": 12,
                     *         "patients_total": 14,
                     *         "commission_unpaid": 8400,
                     *         "possible_duplicates": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "D-000007",
                     *             "name": "山田 花子",
                     *             "status": "rejected",
                     *             "same": [
                     *               "licence_number"
                     *             ]
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved",
                     *           "needs_info",
                     *           "rejected"
                     *         ],
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    authAdminCompleteRegistration: {
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
                 *       "token": "text",
                 *       "name": "Mika Sato",
                 *       "phone": "+1 555 0100",
                 *       "password": "text",
                 *       "password_confirmation": "text"
                 *     }
                 */
                "application/json": components["schemas"]["AdminRegistrationRequest"];
            };
        };
        responses: {
            /** @description Registered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "email": "name@example.org"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["KnownEmail"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListOrders: {
        parameters: {
            query?: {
                filter?: {
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    /** Fulfilment */
                    fulfilment_state?: ("unfulfilled" | "in_progress" | "partially_shipped" | "shipped" | "delivered" | "on_hold" | "partially_returned" | "returned")[];
                    id?: string[];
                    /** Delivery */
                    method?: string;
                    /** Order state */
                    order_state?: ("open" | "completed" | "archived" | "cancelled")[];
                    /**
                     * Patient
                     * Format: uuid
                     */
                    patient_id?: string;
                    /** Payment method */
                    payment_method?: ("invoice" | "bank_transfer" | "shopify")[];
                    /** Payment */
                    payment_state?: ("pending" | "authorized" | "paid" | "partially_refunded" | "refunded" | "failed" | "voided")[];
                    /**
                     * Placed from
                     * Format: date-time
                     */
                    placed_at_gte?: string;
                    /**
                     * Placed to
                     * Format: date-time
                     */
                    placed_at_lte?: string;
                    /**
                     * Product
                     * Format: uuid
                     */
                    product_id?: string;
                    /** Search */
                    q?: string;
                    /**
                     * Tab
                     * @enum {string}
                     */
                    tab?: "needs_attention" | "new" | "awaiting_payment" | "to_ship" | "backorders" | "shipped" | "delivered" | "cancelled" | "all";
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "placed_at" | "number" | "total" | "updated_at",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "O-2026-000123",
                     *           "placed_at": "2026-11-20T09:30:00.000Z",
                     *           "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "patient_number": "P-000123",
                     *           "patient_name": "Brown Ana",
                     *           "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "doctor_name": "Yamada Hanako",
                     *           "item_count": 3,
                     *           "source": "recipe",
                     *           "currency": "USD",
                     *           "subtotal": 4900,
                     *           "discount": 0,
                     *           "shipping": 875,
                     *           "tax": 0,
                     *           "total": 5775,
                     *           "refunded": 0,
                     *           "order_state": "open",
                     *           "payment_state": "pending",
                     *           "fulfilment_state": "unfulfilled",
                     *           "payment_method": "invoice",
                     *           "method": "standard",
                     *           "ship_region": "US-NY",
                     *           "flags": [],
                     *           "hold_reason": null,
                     *           "cancel_until": "2026-11-20T09:30:00.000Z",
                     *           "released_at": "2026-11-20T09:30:00.000Z",
                     *           "shop_order_id": null,
                     *           "revision": 1,
                     *           "updated_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Order"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order with everything about it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "patient_number": "P-000123",
                     *         "patient_name": "Brown Ana",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_name": "Yamada Hanako",
                     *         "item_count": 3,
                     *         "source": "recipe",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "payment_method": "invoice",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "flags": [],
                     *         "hold_reason": null,
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "released_at": "2026-11-20T09:30:00.000Z",
                     *         "shop_order_id": null,
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_email": "ana@example.org",
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "cancel_reason": null,
                     *         "cancelled_at": "2026-11-20T09:30:00.000Z",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "qty_ordered": 2,
                     *             "qty_shipped": 0,
                     *             "qty_cancelled": 0,
                     *             "qty_returned": 0,
                     *             "qty_in_parcels": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "refunded": 0,
                     *             "line_status": "waiting",
                     *             "commission_rate_bp": 2000,
                     *             "commission_written": 0,
                     *             "commission_expected": 980
                     *           }
                     *         ],
                     *         "shipments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "S-2026-000045",
                     *             "status": "to_pick",
                     *             "method": "standard",
                     *             "carrier": null,
                     *             "tracking_no": null,
                     *             "tracking_url": null,
                     *             "weight_g": 240,
                     *             "exception_code": null,
                     *             "exception_note": null,
                     *             "reshipment_of": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "picked_at": "2026-11-20T09:30:00.000Z",
                     *             "packed_at": "2026-11-20T09:30:00.000Z",
                     *             "shipped_at": "2026-11-20T09:30:00.000Z",
                     *             "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *             "delivered_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium Glycinate",
                     *                 "variant_title": "60 capsules",
                     *                 "sku": "NF-MG-60",
                     *                 "image": null,
                     *                 "quantity": 2,
                     *                 "lot": null,
                     *                 "expires_on": null,
                     *                 "bin": "A-03",
                     *                 "shelf_lot": "L2405",
                     *                 "shelf_expires_on": "2028-05-31",
                     *                 "heat_sensitive": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "provider": "bank_transfer",
                     *             "ref": "BANK-2026-11-20-3",
                     *             "status": "pending",
                     *             "amount": 5775,
                     *             "note": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "settled_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "amount": 2450,
                     *             "shipping_amount": 0,
                     *             "reason": "Damaged on the way",
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "quantity": 1,
                     *                 "amount": 2450
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "actions": [
                     *           "record_payment"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminChangeOrderAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": {
                 *         "name": "Ana Brown",
                 *         "phone": "+1 212 555 0100",
                 *         "country": "US",
                 *         "postal_code": "10001",
                 *         "region": "NY",
                 *         "city": "New York",
                 *         "line1": "1 Main Street",
                 *         "line2": null
                 *       },
                 *       "revision": 3
                 *     }
                 */
                "application/json": components["schemas"]["OrderAddressRequest"];
            };
        };
        responses: {
            /** @description Correct the address of an order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "patient_number": "P-000123",
                     *         "patient_name": "Brown Ana",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_name": "Yamada Hanako",
                     *         "item_count": 3,
                     *         "source": "recipe",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "payment_method": "invoice",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "flags": [],
                     *         "hold_reason": null,
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "released_at": "2026-11-20T09:30:00.000Z",
                     *         "shop_order_id": null,
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_email": "ana@example.org",
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "cancel_reason": null,
                     *         "cancelled_at": "2026-11-20T09:30:00.000Z",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "qty_ordered": 2,
                     *             "qty_shipped": 0,
                     *             "qty_cancelled": 0,
                     *             "qty_returned": 0,
                     *             "qty_in_parcels": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "refunded": 0,
                     *             "line_status": "waiting",
                     *             "commission_rate_bp": 2000,
                     *             "commission_written": 0,
                     *             "commission_expected": 980
                     *           }
                     *         ],
                     *         "shipments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "S-2026-000045",
                     *             "status": "to_pick",
                     *             "method": "standard",
                     *             "carrier": null,
                     *             "tracking_no": null,
                     *             "tracking_url": null,
                     *             "weight_g": 240,
                     *             "exception_code": null,
                     *             "exception_note": null,
                     *             "reshipment_of": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "picked_at": "2026-11-20T09:30:00.000Z",
                     *             "packed_at": "2026-11-20T09:30:00.000Z",
                     *             "shipped_at": "2026-11-20T09:30:00.000Z",
                     *             "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *             "delivered_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium Glycinate",
                     *                 "variant_title": "60 capsules",
                     *                 "sku": "NF-MG-60",
                     *                 "image": null,
                     *                 "quantity": 2,
                     *                 "lot": null,
                     *                 "expires_on": null,
                     *                 "bin": "A-03",
                     *                 "shelf_lot": "L2405",
                     *                 "shelf_expires_on": "2028-05-31",
                     *                 "heat_sensitive": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "provider": "bank_transfer",
                     *             "ref": "BANK-2026-11-20-3",
                     *             "status": "pending",
                     *             "amount": 5775,
                     *             "note": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "settled_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "amount": 2450,
                     *             "shipping_amount": 0,
                     *             "reason": "Damaged on the way",
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "quantity": 1,
                     *                 "amount": 2450
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "actions": [
                     *           "record_payment"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminCancelOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the clinic by phone"
                 *     }
                 */
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Cancel before anything ships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "patient_number": "P-000123",
                     *         "patient_name": "Brown Ana",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_name": "Yamada Hanako",
                     *         "item_count": 3,
                     *         "source": "recipe",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "payment_method": "invoice",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "flags": [],
                     *         "hold_reason": null,
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "released_at": "2026-11-20T09:30:00.000Z",
                     *         "shop_order_id": null,
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_email": "ana@example.org",
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "cancel_reason": null,
                     *         "cancelled_at": "2026-11-20T09:30:00.000Z",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "qty_ordered": 2,
                     *             "qty_shipped": 0,
                     *             "qty_cancelled": 0,
                     *             "qty_returned": 0,
                     *             "qty_in_parcels": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "refunded": 0,
                     *             "line_status": "waiting",
                     *             "commission_rate_bp": 2000,
                     *             "commission_written": 0,
                     *             "commission_expected": 980
                     *           }
                     *         ],
                     *         "shipments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "S-2026-000045",
                     *             "status": "to_pick",
                     *             "method": "standard",
                     *             "carrier": null,
                     *             "tracking_no": null,
                     *             "tracking_url": null,
                     *             "weight_g": 240,
                     *             "exception_code": null,
                     *             "exception_note": null,
                     *             "reshipment_of": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "picked_at": "2026-11-20T09:30:00.000Z",
                     *             "packed_at": "2026-11-20T09:30:00.000Z",
                     *             "shipped_at": "2026-11-20T09:30:00.000Z",
                     *             "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *             "delivered_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium Glycinate",
                     *                 "variant_title": "60 capsules",
                     *                 "sku": "NF-MG-60",
                     *                 "image": null,
                     *                 "quantity": 2,
                     *                 "lot": null,
                     *                 "expires_on": null,
                     *                 "bin": "A-03",
                     *                 "shelf_lot": "L2405",
                     *                 "shelf_expires_on": "2028-05-31",
                     *                 "heat_sensitive": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "provider": "bank_transfer",
                     *             "ref": "BANK-2026-11-20-3",
                     *             "status": "pending",
                     *             "amount": 5775,
                     *             "note": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "settled_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "amount": 2450,
                     *             "shipping_amount": 0,
                     *             "reason": "Damaged on the way",
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "quantity": 1,
                     *                 "amount": 2450
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "actions": [
                     *           "record_payment"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminHoldOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the clinic by phone"
                 *     }
                 */
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Put on hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "patient_number": "P-000123",
                     *         "patient_name": "Brown Ana",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_name": "Yamada Hanako",
                     *         "item_count": 3,
                     *         "source": "recipe",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "payment_method": "invoice",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "flags": [],
                     *         "hold_reason": null,
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "released_at": "2026-11-20T09:30:00.000Z",
                     *         "shop_order_id": null,
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_email": "ana@example.org",
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "cancel_reason": null,
                     *         "cancelled_at": "2026-11-20T09:30:00.000Z",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "qty_ordered": 2,
                     *             "qty_shipped": 0,
                     *             "qty_cancelled": 0,
                     *             "qty_returned": 0,
                     *             "qty_in_parcels": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "refunded": 0,
                     *             "line_status": "waiting",
                     *             "commission_rate_bp": 2000,
                     *             "commission_written": 0,
                     *             "commission_expected": 980
                     *           }
                     *         ],
                     *         "shipments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "S-2026-000045",
                     *             "status": "to_pick",
                     *             "method": "standard",
                     *             "carrier": null,
                     *             "tracking_no": null,
                     *             "tracking_url": null,
                     *             "weight_g": 240,
                     *             "exception_code": null,
                     *             "exception_note": null,
                     *             "reshipment_of": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "picked_at": "2026-11-20T09:30:00.000Z",
                     *             "packed_at": "2026-11-20T09:30:00.000Z",
                     *             "shipped_at": "2026-11-20T09:30:00.000Z",
                     *             "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *             "delivered_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium Glycinate",
                     *                 "variant_title": "60 capsules",
                     *                 "sku": "NF-MG-60",
                     *                 "image": null,
                     *                 "quantity": 2,
                     *                 "lot": null,
                     *                 "expires_on": null,
                     *                 "bin": "A-03",
                     *                 "shelf_lot": "L2405",
                     *                 "shelf_expires_on": "2028-05-31",
                     *                 "heat_sensitive": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "provider": "bank_transfer",
                     *             "ref": "BANK-2026-11-20-3",
                     *             "status": "pending",
                     *             "amount": 5775,
                     *             "note": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "settled_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "amount": 2450,
                     *             "shipping_amount": 0,
                     *             "reason": "Damaged on the way",
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "quantity": 1,
                     *                 "amount": 2450
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "actions": [
                     *           "record_payment"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminAddOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Customer called, deliver after 6 pm"
                 *     }
                 */
                "application/json": components["schemas"]["OrderNoteRequest"];
            };
        };
        responses: {
            /** @description Add a note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "patient_number": "P-000123",
                     *         "patient_name": "Brown Ana",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_name": "Yamada Hanako",
                     *         "item_count": 3,
                     *         "source": "recipe",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "payment_method": "invoice",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "flags": [],
                     *         "hold_reason": null,
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "released_at": "2026-11-20T09:30:00.000Z",
                     *         "shop_order_id": null,
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_email": "ana@example.org",
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "cancel_reason": null,
                     *         "cancelled_at": "2026-11-20T09:30:00.000Z",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "qty_ordered": 2,
                     *             "qty_shipped": 0,
                     *             "qty_cancelled": 0,
                     *             "qty_returned": 0,
                     *             "qty_in_parcels": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "refunded": 0,
                     *             "line_status": "waiting",
                     *             "commission_rate_bp": 2000,
                     *             "commission_written": 0,
                     *             "commission_expected": 980
                     *           }
                     *         ],
                     *         "shipments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "S-2026-000045",
                     *             "status": "to_pick",
                     *             "method": "standard",
                     *             "carrier": null,
                     *             "tracking_no": null,
                     *             "tracking_url": null,
                     *             "weight_g": 240,
                     *             "exception_code": null,
                     *             "exception_note": null,
                     *             "reshipment_of": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "picked_at": "2026-11-20T09:30:00.000Z",
                     *             "packed_at": "2026-11-20T09:30:00.000Z",
                     *             "shipped_at": "2026-11-20T09:30:00.000Z",
                     *             "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *             "delivered_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium Glycinate",
                     *                 "variant_title": "60 capsules",
                     *                 "sku": "NF-MG-60",
                     *                 "image": null,
                     *                 "quantity": 2,
                     *                 "lot": null,
                     *                 "expires_on": null,
                     *                 "bin": "A-03",
                     *                 "shelf_lot": "L2405",
                     *                 "shelf_expires_on": "2028-05-31",
                     *                 "heat_sensitive": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "provider": "bank_transfer",
                     *             "ref": "BANK-2026-11-20-3",
                     *             "status": "pending",
                     *             "amount": 5775,
                     *             "note": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "settled_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "amount": 2450,
                     *             "shipping_amount": 0,
                     *             "reason": "Damaged on the way",
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "quantity": 1,
                     *                 "amount": 2450
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "actions": [
                     *           "record_payment"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminRecordOrderPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paid_on": "2026-11-20",
                 *       "reference": "BANK-2026-11-20-3",
                 *       "amount": 5775,
                 *       "note": null
                 *     }
                 */
                "application/json": components["schemas"]["OrderPaymentRequest"];
            };
        };
        responses: {
            /** @description Record a payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "patient_number": "P-000123",
                     *         "patient_name": "Brown Ana",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_name": "Yamada Hanako",
                     *         "item_count": 3,
                     *         "source": "recipe",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "payment_method": "invoice",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "flags": [],
                     *         "hold_reason": null,
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "released_at": "2026-11-20T09:30:00.000Z",
                     *         "shop_order_id": null,
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_email": "ana@example.org",
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "cancel_reason": null,
                     *         "cancelled_at": "2026-11-20T09:30:00.000Z",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "qty_ordered": 2,
                     *             "qty_shipped": 0,
                     *             "qty_cancelled": 0,
                     *             "qty_returned": 0,
                     *             "qty_in_parcels": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "refunded": 0,
                     *             "line_status": "waiting",
                     *             "commission_rate_bp": 2000,
                     *             "commission_written": 0,
                     *             "commission_expected": 980
                     *           }
                     *         ],
                     *         "shipments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "S-2026-000045",
                     *             "status": "to_pick",
                     *             "method": "standard",
                     *             "carrier": null,
                     *             "tracking_no": null,
                     *             "tracking_url": null,
                     *             "weight_g": 240,
                     *             "exception_code": null,
                     *             "exception_note": null,
                     *             "reshipment_of": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "picked_at": "2026-11-20T09:30:00.000Z",
                     *             "packed_at": "2026-11-20T09:30:00.000Z",
                     *             "shipped_at": "2026-11-20T09:30:00.000Z",
                     *             "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *             "delivered_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium Glycinate",
                     *                 "variant_title": "60 capsules",
                     *                 "sku": "NF-MG-60",
                     *                 "image": null,
                     *                 "quantity": 2,
                     *                 "lot": null,
                     *                 "expires_on": null,
                     *                 "bin": "A-03",
                     *                 "shelf_lot": "L2405",
                     *                 "shelf_expires_on": "2028-05-31",
                     *                 "heat_sensitive": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "provider": "bank_transfer",
                     *             "ref": "BANK-2026-11-20-3",
                     *             "status": "pending",
                     *             "amount": 5775,
                     *             "note": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "settled_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "amount": 2450,
                     *             "shipping_amount": 0,
                     *             "reason": "Damaged on the way",
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "quantity": 1,
                     *                 "amount": 2450
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "actions": [
                     *           "record_payment"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminRefundOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *           "quantity": 1,
                 *           "amount": 2450
                 *         }
                 *       ],
                 *       "shipping_amount": 0,
                 *       "reason": "Damaged on the way",
                 *       "restock": false
                 *     }
                 */
                "application/json": components["schemas"]["OrderRefundRequest"];
            };
        };
        responses: {
            /** @description Refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "patient_number": "P-000123",
                     *         "patient_name": "Brown Ana",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_name": "Yamada Hanako",
                     *         "item_count": 3,
                     *         "source": "recipe",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "payment_method": "invoice",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "flags": [],
                     *         "hold_reason": null,
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "released_at": "2026-11-20T09:30:00.000Z",
                     *         "shop_order_id": null,
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_email": "ana@example.org",
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "cancel_reason": null,
                     *         "cancelled_at": "2026-11-20T09:30:00.000Z",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "qty_ordered": 2,
                     *             "qty_shipped": 0,
                     *             "qty_cancelled": 0,
                     *             "qty_returned": 0,
                     *             "qty_in_parcels": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "refunded": 0,
                     *             "line_status": "waiting",
                     *             "commission_rate_bp": 2000,
                     *             "commission_written": 0,
                     *             "commission_expected": 980
                     *           }
                     *         ],
                     *         "shipments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "S-2026-000045",
                     *             "status": "to_pick",
                     *             "method": "standard",
                     *             "carrier": null,
                     *             "tracking_no": null,
                     *             "tracking_url": null,
                     *             "weight_g": 240,
                     *             "exception_code": null,
                     *             "exception_note": null,
                     *             "reshipment_of": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "picked_at": "2026-11-20T09:30:00.000Z",
                     *             "packed_at": "2026-11-20T09:30:00.000Z",
                     *             "shipped_at": "2026-11-20T09:30:00.000Z",
                     *             "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *             "delivered_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium Glycinate",
                     *                 "variant_title": "60 capsules",
                     *                 "sku": "NF-MG-60",
                     *                 "image": null,
                     *                 "quantity": 2,
                     *                 "lot": null,
                     *                 "expires_on": null,
                     *                 "bin": "A-03",
                     *                 "shelf_lot": "L2405",
                     *                 "shelf_expires_on": "2028-05-31",
                     *                 "heat_sensitive": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "provider": "bank_transfer",
                     *             "ref": "BANK-2026-11-20-3",
                     *             "status": "pending",
                     *             "amount": 5775,
                     *             "note": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "settled_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "amount": 2450,
                     *             "shipping_amount": 0,
                     *             "reason": "Damaged on the way",
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "quantity": 1,
                     *                 "amount": 2450
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "actions": [
                     *           "record_payment"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminReleaseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Release to logistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "patient_number": "P-000123",
                     *         "patient_name": "Brown Ana",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_name": "Yamada Hanako",
                     *         "item_count": 3,
                     *         "source": "recipe",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "payment_method": "invoice",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "flags": [],
                     *         "hold_reason": null,
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "released_at": "2026-11-20T09:30:00.000Z",
                     *         "shop_order_id": null,
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_email": "ana@example.org",
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "cancel_reason": null,
                     *         "cancelled_at": "2026-11-20T09:30:00.000Z",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "qty_ordered": 2,
                     *             "qty_shipped": 0,
                     *             "qty_cancelled": 0,
                     *             "qty_returned": 0,
                     *             "qty_in_parcels": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "refunded": 0,
                     *             "line_status": "waiting",
                     *             "commission_rate_bp": 2000,
                     *             "commission_written": 0,
                     *             "commission_expected": 980
                     *           }
                     *         ],
                     *         "shipments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "S-2026-000045",
                     *             "status": "to_pick",
                     *             "method": "standard",
                     *             "carrier": null,
                     *             "tracking_no": null,
                     *             "tracking_url": null,
                     *             "weight_g": 240,
                     *             "exception_code": null,
                     *             "exception_note": null,
                     *             "reshipment_of": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "picked_at": "2026-11-20T09:30:00.000Z",
                     *             "packed_at": "2026-11-20T09:30:00.000Z",
                     *             "shipped_at": "2026-11-20T09:30:00.000Z",
                     *             "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *             "delivered_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium Glycinate",
                     *                 "variant_title": "60 capsules",
                     *                 "sku": "NF-MG-60",
                     *                 "image": null,
                     *                 "quantity": 2,
                     *                 "lot": null,
                     *                 "expires_on": null,
                     *                 "bin": "A-03",
                     *                 "shelf_lot": "L2405",
                     *                 "shelf_expires_on": "2028-05-31",
                     *                 "heat_sensitive": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "provider": "bank_transfer",
                     *             "ref": "BANK-2026-11-20-3",
                     *             "status": "pending",
                     *             "amount": 5775,
                     *             "note": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "settled_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "amount": 2450,
                     *             "shipping_amount": 0,
                     *             "reason": "Damaged on the way",
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "quantity": 1,
                     *                 "amount": 2450
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "actions": [
                     *           "record_payment"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminCreateOrderShipment: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *           "quantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderShipmentRequest"];
            };
        };
        responses: {
            /** @description Make a parcel of some units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "patient_number": "P-000123",
                     *         "patient_name": "Brown Ana",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_name": "Yamada Hanako",
                     *         "item_count": 3,
                     *         "source": "recipe",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "payment_method": "invoice",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "flags": [],
                     *         "hold_reason": null,
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "released_at": "2026-11-20T09:30:00.000Z",
                     *         "shop_order_id": null,
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_email": "ana@example.org",
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "cancel_reason": null,
                     *         "cancelled_at": "2026-11-20T09:30:00.000Z",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "qty_ordered": 2,
                     *             "qty_shipped": 0,
                     *             "qty_cancelled": 0,
                     *             "qty_returned": 0,
                     *             "qty_in_parcels": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "refunded": 0,
                     *             "line_status": "waiting",
                     *             "commission_rate_bp": 2000,
                     *             "commission_written": 0,
                     *             "commission_expected": 980
                     *           }
                     *         ],
                     *         "shipments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "S-2026-000045",
                     *             "status": "to_pick",
                     *             "method": "standard",
                     *             "carrier": null,
                     *             "tracking_no": null,
                     *             "tracking_url": null,
                     *             "weight_g": 240,
                     *             "exception_code": null,
                     *             "exception_note": null,
                     *             "reshipment_of": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "picked_at": "2026-11-20T09:30:00.000Z",
                     *             "packed_at": "2026-11-20T09:30:00.000Z",
                     *             "shipped_at": "2026-11-20T09:30:00.000Z",
                     *             "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *             "delivered_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium Glycinate",
                     *                 "variant_title": "60 capsules",
                     *                 "sku": "NF-MG-60",
                     *                 "image": null,
                     *                 "quantity": 2,
                     *                 "lot": null,
                     *                 "expires_on": null,
                     *                 "bin": "A-03",
                     *                 "shelf_lot": "L2405",
                     *                 "shelf_expires_on": "2028-05-31",
                     *                 "heat_sensitive": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "provider": "bank_transfer",
                     *             "ref": "BANK-2026-11-20-3",
                     *             "status": "pending",
                     *             "amount": 5775,
                     *             "note": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "settled_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "amount": 2450,
                     *             "shipping_amount": 0,
                     *             "reason": "Damaged on the way",
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "quantity": 1,
                     *                 "amount": 2450
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "actions": [
                     *           "record_payment"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminUnholdOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Release the hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "patient_number": "P-000123",
                     *         "patient_name": "Brown Ana",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_name": "Yamada Hanako",
                     *         "item_count": 3,
                     *         "source": "recipe",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "payment_method": "invoice",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "flags": [],
                     *         "hold_reason": null,
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "released_at": "2026-11-20T09:30:00.000Z",
                     *         "shop_order_id": null,
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "patient_email": "ana@example.org",
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "cancel_reason": null,
                     *         "cancelled_at": "2026-11-20T09:30:00.000Z",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "qty_ordered": 2,
                     *             "qty_shipped": 0,
                     *             "qty_cancelled": 0,
                     *             "qty_returned": 0,
                     *             "qty_in_parcels": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "refunded": 0,
                     *             "line_status": "waiting",
                     *             "commission_rate_bp": 2000,
                     *             "commission_written": 0,
                     *             "commission_expected": 980
                     *           }
                     *         ],
                     *         "shipments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "S-2026-000045",
                     *             "status": "to_pick",
                     *             "method": "standard",
                     *             "carrier": null,
                     *             "tracking_no": null,
                     *             "tracking_url": null,
                     *             "weight_g": 240,
                     *             "exception_code": null,
                     *             "exception_note": null,
                     *             "reshipment_of": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "picked_at": "2026-11-20T09:30:00.000Z",
                     *             "packed_at": "2026-11-20T09:30:00.000Z",
                     *             "shipped_at": "2026-11-20T09:30:00.000Z",
                     *             "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *             "delivered_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium Glycinate",
                     *                 "variant_title": "60 capsules",
                     *                 "sku": "NF-MG-60",
                     *                 "image": null,
                     *                 "quantity": 2,
                     *                 "lot": null,
                     *                 "expires_on": null,
                     *                 "bin": "A-03",
                     *                 "shelf_lot": "L2405",
                     *                 "shelf_expires_on": "2028-05-31",
                     *                 "heat_sensitive": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "provider": "bank_transfer",
                     *             "ref": "BANK-2026-11-20-3",
                     *             "status": "pending",
                     *             "amount": 5775,
                     *             "note": null,
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "settled_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "amount": 2450,
                     *             "shipping_amount": 0,
                     *             "reason": "Damaged on the way",
                     *             "created_at": "2026-11-20T09:30:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "quantity": 1,
                     *                 "amount": 2450
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "actions": [
                     *           "record_payment"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminCountOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders in each tab. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "needs_attention": 4,
                     *         "new": 4,
                     *         "awaiting_payment": 4,
                     *         "to_ship": 4,
                     *         "backorders": 4,
                     *         "shipped": 4,
                     *         "delivered": 4,
                     *         "cancelled": 4,
                     *         "all": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OrderCounts"];
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
    authAdminCheckReset: {
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
                 *       "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "token": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetCheck"];
            };
        };
        responses: {
            /** @description The link works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "email": "h•••@example.org"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["MaskedEmail"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authAdminResetPassword: {
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
                 *       "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "token": "text",
                 *       "password": "text",
                 *       "password_confirmation": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If the address is known, a mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authAdminRequestReset: {
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
                 *       "email": "name@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If the address is known, a mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
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
    authAdminRegister: {
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
                 *       "email": "name@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If the address is known, a mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
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
    authAdminVerifyRegistration: {
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
                 *       "token": "3yQ0m7y2m0Jx6l5cX1b9k4T8w2v5z7a1s3d6f9g0h2j"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The link works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "email": "name@example.org",
                     *         "name": "Mika Sato",
                     *         "admin_role": "owner",
                     *         "invited_by": "Ken Mori"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AdminRegistration"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListSettlements: {
        parameters: {
            query?: {
                filter?: {
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    id?: string[];
                    /** Bank details missing */
                    missing_bank?: boolean;
                    /**
                     * Net from
                     * Format: money
                     */
                    net_gte?: number;
                    /**
                     * Net to
                     * Format: money
                     */
                    net_lte?: number;
                    /** Month */
                    period?: string;
                    /** Search */
                    q?: string;
                    /** Status */
                    status?: ("open" | "closed" | "approved" | "paying" | "paid" | "failed" | "carried_over" | "void")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "period" | "number" | "status" | "net" | "pay_on" | "updated_at",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settlements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "ST-2026-10-000045",
                     *           "period": "2026-10",
                     *           "period_start": "2026-10-01",
                     *           "period_end": "2026-10-31",
                     *           "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "doctor_number": "D-000123",
                     *           "doctor_name": "Yamada Hanako",
                     *           "status": "open",
                     *           "currency": "USD",
                     *           "order_count": 12,
                     *           "gross_base": 62500,
                     *           "commission": 12500,
                     *           "adjustments": 0,
                     *           "carried_in": 0,
                     *           "carried_out": 0,
                     *           "withholding": 0,
                     *           "net": 12500,
                     *           "carry_reason": "nothing_due",
                     *           "bank_ready": true,
                     *           "pay_on": "2026-11-20",
                     *           "paid_at": "2026-11-20T09:30:00.000Z",
                     *           "payment_ref": "TRF-2026-11-20-7",
                     *           "failed_reason": null,
                     *           "closed_at": "2026-11-20T09:30:00.000Z",
                     *           "approved_at": "2026-11-20T09:30:00.000Z",
                     *           "revision": 1,
                     *           "updated_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Settlement"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGetSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A settlement with its lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "ST-2026-10-000045",
                     *         "period": "2026-10",
                     *         "period_start": "2026-10-01",
                     *         "period_end": "2026-10-31",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_number": "D-000123",
                     *         "doctor_name": "Yamada Hanako",
                     *         "status": "open",
                     *         "currency": "USD",
                     *         "order_count": 12,
                     *         "gross_base": 62500,
                     *         "commission": 12500,
                     *         "adjustments": 0,
                     *         "carried_in": 0,
                     *         "carried_out": 0,
                     *         "withholding": 0,
                     *         "net": 12500,
                     *         "carry_reason": "nothing_due",
                     *         "bank_ready": true,
                     *         "pay_on": "2026-11-20",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "payment_ref": "TRF-2026-11-20-7",
                     *         "failed_reason": null,
                     *         "closed_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "type": "commission",
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_number": "O-2026-000123",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "patient_number": "P-000123",
                     *             "product": "Magnesium glycinate",
                     *             "source": "recipe",
                     *             "quantity": 2,
                     *             "base": 5000,
                     *             "rate_bp": 2000,
                     *             "amount": 1000,
                     *             "eligible_at": "2026-11-20T09:30:00.000Z",
                     *             "rule": "delivered",
                     *             "rule_text": "Delivered 12 Oct 2026 + 14 days",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "bank": {
                     *           "holder": "Yamada Hanako",
                     *           "bank": "First Bank",
                     *           "branch": "Main branch",
                     *           "kind": "current",
                     *           "number": "•••• 4821"
                     *         },
                     *         "by_product": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "by_source": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminAdjustSettlement: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": -500,
                 *       "reason": "Correction of the October sample order"
                 *     }
                 */
                "application/json": components["schemas"]["SettlementAdjustment"];
            };
        };
        responses: {
            /** @description Add an adjustment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "ST-2026-10-000045",
                     *         "period": "2026-10",
                     *         "period_start": "2026-10-01",
                     *         "period_end": "2026-10-31",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_number": "D-000123",
                     *         "doctor_name": "Yamada Hanako",
                     *         "status": "open",
                     *         "currency": "USD",
                     *         "order_count": 12,
                     *         "gross_base": 62500,
                     *         "commission": 12500,
                     *         "adjustments": 0,
                     *         "carried_in": 0,
                     *         "carried_out": 0,
                     *         "withholding": 0,
                     *         "net": 12500,
                     *         "carry_reason": "nothing_due",
                     *         "bank_ready": true,
                     *         "pay_on": "2026-11-20",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "payment_ref": "TRF-2026-11-20-7",
                     *         "failed_reason": null,
                     *         "closed_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "type": "commission",
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_number": "O-2026-000123",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "patient_number": "P-000123",
                     *             "product": "Magnesium glycinate",
                     *             "source": "recipe",
                     *             "quantity": 2,
                     *             "base": 5000,
                     *             "rate_bp": 2000,
                     *             "amount": 1000,
                     *             "eligible_at": "2026-11-20T09:30:00.000Z",
                     *             "rule": "delivered",
                     *             "rule_text": "Delivered 12 Oct 2026 + 14 days",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "bank": {
                     *           "holder": "Yamada Hanako",
                     *           "bank": "First Bank",
                     *           "branch": "Main branch",
                     *           "kind": "current",
                     *           "number": "•••• 4821"
                     *         },
                     *         "by_product": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "by_source": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminApproveSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approve for payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "ST-2026-10-000045",
                     *         "period": "2026-10",
                     *         "period_start": "2026-10-01",
                     *         "period_end": "2026-10-31",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_number": "D-000123",
                     *         "doctor_name": "Yamada Hanako",
                     *         "status": "open",
                     *         "currency": "USD",
                     *         "order_count": 12,
                     *         "gross_base": 62500,
                     *         "commission": 12500,
                     *         "adjustments": 0,
                     *         "carried_in": 0,
                     *         "carried_out": 0,
                     *         "withholding": 0,
                     *         "net": 12500,
                     *         "carry_reason": "nothing_due",
                     *         "bank_ready": true,
                     *         "pay_on": "2026-11-20",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "payment_ref": "TRF-2026-11-20-7",
                     *         "failed_reason": null,
                     *         "closed_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "type": "commission",
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_number": "O-2026-000123",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "patient_number": "P-000123",
                     *             "product": "Magnesium glycinate",
                     *             "source": "recipe",
                     *             "quantity": 2,
                     *             "base": 5000,
                     *             "rate_bp": 2000,
                     *             "amount": 1000,
                     *             "eligible_at": "2026-11-20T09:30:00.000Z",
                     *             "rule": "delivered",
                     *             "rule_text": "Delivered 12 Oct 2026 + 14 days",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "bank": {
                     *           "holder": "Yamada Hanako",
                     *           "bank": "First Bank",
                     *           "branch": "Main branch",
                     *           "kind": "current",
                     *           "number": "•••• 4821"
                     *         },
                     *         "by_product": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "by_source": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminMarkSettlementFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the clinic by phone"
                 *     }
                 */
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Transfer failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "ST-2026-10-000045",
                     *         "period": "2026-10",
                     *         "period_start": "2026-10-01",
                     *         "period_end": "2026-10-31",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_number": "D-000123",
                     *         "doctor_name": "Yamada Hanako",
                     *         "status": "open",
                     *         "currency": "USD",
                     *         "order_count": 12,
                     *         "gross_base": 62500,
                     *         "commission": 12500,
                     *         "adjustments": 0,
                     *         "carried_in": 0,
                     *         "carried_out": 0,
                     *         "withholding": 0,
                     *         "net": 12500,
                     *         "carry_reason": "nothing_due",
                     *         "bank_ready": true,
                     *         "pay_on": "2026-11-20",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "payment_ref": "TRF-2026-11-20-7",
                     *         "failed_reason": null,
                     *         "closed_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "type": "commission",
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_number": "O-2026-000123",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "patient_number": "P-000123",
                     *             "product": "Magnesium glycinate",
                     *             "source": "recipe",
                     *             "quantity": 2,
                     *             "base": 5000,
                     *             "rate_bp": 2000,
                     *             "amount": 1000,
                     *             "eligible_at": "2026-11-20T09:30:00.000Z",
                     *             "rule": "delivered",
                     *             "rule_text": "Delivered 12 Oct 2026 + 14 days",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "bank": {
                     *           "holder": "Yamada Hanako",
                     *           "bank": "First Bank",
                     *           "branch": "Main branch",
                     *           "kind": "current",
                     *           "number": "•••• 4821"
                     *         },
                     *         "by_product": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "by_source": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminMarkSettlementPaid: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paid_on": "2026-11-20",
                 *       "reference": "TRF-2026-11-20-7"
                 *     }
                 */
                "application/json": components["schemas"]["SettlementPaidRequest"];
            };
        };
        responses: {
            /** @description Transfer has arrived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "ST-2026-10-000045",
                     *         "period": "2026-10",
                     *         "period_start": "2026-10-01",
                     *         "period_end": "2026-10-31",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_number": "D-000123",
                     *         "doctor_name": "Yamada Hanako",
                     *         "status": "open",
                     *         "currency": "USD",
                     *         "order_count": 12,
                     *         "gross_base": 62500,
                     *         "commission": 12500,
                     *         "adjustments": 0,
                     *         "carried_in": 0,
                     *         "carried_out": 0,
                     *         "withholding": 0,
                     *         "net": 12500,
                     *         "carry_reason": "nothing_due",
                     *         "bank_ready": true,
                     *         "pay_on": "2026-11-20",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "payment_ref": "TRF-2026-11-20-7",
                     *         "failed_reason": null,
                     *         "closed_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "type": "commission",
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_number": "O-2026-000123",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "patient_number": "P-000123",
                     *             "product": "Magnesium glycinate",
                     *             "source": "recipe",
                     *             "quantity": 2,
                     *             "base": 5000,
                     *             "rate_bp": 2000,
                     *             "amount": 1000,
                     *             "eligible_at": "2026-11-20T09:30:00.000Z",
                     *             "rule": "delivered",
                     *             "rule_text": "Delivered 12 Oct 2026 + 14 days",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "bank": {
                     *           "holder": "Yamada Hanako",
                     *           "bank": "First Bank",
                     *           "branch": "Main branch",
                     *           "kind": "current",
                     *           "number": "•••• 4821"
                     *         },
                     *         "by_product": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "by_source": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminStartPayingSettlement: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transfer handed to the bank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "ST-2026-10-000045",
                     *         "period": "2026-10",
                     *         "period_start": "2026-10-01",
                     *         "period_end": "2026-10-31",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_number": "D-000123",
                     *         "doctor_name": "Yamada Hanako",
                     *         "status": "open",
                     *         "currency": "USD",
                     *         "order_count": 12,
                     *         "gross_base": 62500,
                     *         "commission": 12500,
                     *         "adjustments": 0,
                     *         "carried_in": 0,
                     *         "carried_out": 0,
                     *         "withholding": 0,
                     *         "net": 12500,
                     *         "carry_reason": "nothing_due",
                     *         "bank_ready": true,
                     *         "pay_on": "2026-11-20",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "payment_ref": "TRF-2026-11-20-7",
                     *         "failed_reason": null,
                     *         "closed_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "type": "commission",
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_number": "O-2026-000123",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "patient_number": "P-000123",
                     *             "product": "Magnesium glycinate",
                     *             "source": "recipe",
                     *             "quantity": 2,
                     *             "base": 5000,
                     *             "rate_bp": 2000,
                     *             "amount": 1000,
                     *             "eligible_at": "2026-11-20T09:30:00.000Z",
                     *             "rule": "delivered",
                     *             "rule_text": "Delivered 12 Oct 2026 + 14 days",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "bank": {
                     *           "holder": "Yamada Hanako",
                     *           "bank": "First Bank",
                     *           "branch": "Main branch",
                     *           "kind": "current",
                     *           "number": "•••• 4821"
                     *         },
                     *         "by_product": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "by_source": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminGetSettlementPdf: {
        parameters: {
            query?: {
                locale?: "en" | "ja";
            };
            header?: never;
            path: {
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminRecalculateSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Collect and add up again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "ST-2026-10-000045",
                     *         "period": "2026-10",
                     *         "period_start": "2026-10-01",
                     *         "period_end": "2026-10-31",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_number": "D-000123",
                     *         "doctor_name": "Yamada Hanako",
                     *         "status": "open",
                     *         "currency": "USD",
                     *         "order_count": 12,
                     *         "gross_base": 62500,
                     *         "commission": 12500,
                     *         "adjustments": 0,
                     *         "carried_in": 0,
                     *         "carried_out": 0,
                     *         "withholding": 0,
                     *         "net": 12500,
                     *         "carry_reason": "nothing_due",
                     *         "bank_ready": true,
                     *         "pay_on": "2026-11-20",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "payment_ref": "TRF-2026-11-20-7",
                     *         "failed_reason": null,
                     *         "closed_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "type": "commission",
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_number": "O-2026-000123",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "patient_number": "P-000123",
                     *             "product": "Magnesium glycinate",
                     *             "source": "recipe",
                     *             "quantity": 2,
                     *             "base": 5000,
                     *             "rate_bp": 2000,
                     *             "amount": 1000,
                     *             "eligible_at": "2026-11-20T09:30:00.000Z",
                     *             "rule": "delivered",
                     *             "rule_text": "Delivered 12 Oct 2026 + 14 days",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "bank": {
                     *           "holder": "Yamada Hanako",
                     *           "bank": "First Bank",
                     *           "branch": "Main branch",
                     *           "kind": "current",
                     *           "number": "•••• 4821"
                     *         },
                     *         "by_product": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "by_source": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminReopenSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the clinic by phone"
                 *     }
                 */
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Reopen a closed settlement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "ST-2026-10-000045",
                     *         "period": "2026-10",
                     *         "period_start": "2026-10-01",
                     *         "period_end": "2026-10-31",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_number": "D-000123",
                     *         "doctor_name": "Yamada Hanako",
                     *         "status": "open",
                     *         "currency": "USD",
                     *         "order_count": 12,
                     *         "gross_base": 62500,
                     *         "commission": 12500,
                     *         "adjustments": 0,
                     *         "carried_in": 0,
                     *         "carried_out": 0,
                     *         "withholding": 0,
                     *         "net": 12500,
                     *         "carry_reason": "nothing_due",
                     *         "bank_ready": true,
                     *         "pay_on": "2026-11-20",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "payment_ref": "TRF-2026-11-20-7",
                     *         "failed_reason": null,
                     *         "closed_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "type": "commission",
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_number": "O-2026-000123",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "patient_number": "P-000123",
                     *             "product": "Magnesium glycinate",
                     *             "source": "recipe",
                     *             "quantity": 2,
                     *             "base": 5000,
                     *             "rate_bp": 2000,
                     *             "amount": 1000,
                     *             "eligible_at": "2026-11-20T09:30:00.000Z",
                     *             "rule": "delivered",
                     *             "rule_text": "Delivered 12 Oct 2026 + 14 days",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "bank": {
                     *           "holder": "Yamada Hanako",
                     *           "bank": "First Bank",
                     *           "branch": "Main branch",
                     *           "kind": "current",
                     *           "number": "•••• 4821"
                     *         },
                     *         "by_product": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "by_source": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminVoidSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the clinic by phone"
                 *     }
                 */
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Void a settlement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "ST-2026-10-000045",
                     *         "period": "2026-10",
                     *         "period_start": "2026-10-01",
                     *         "period_end": "2026-10-31",
                     *         "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "doctor_number": "D-000123",
                     *         "doctor_name": "Yamada Hanako",
                     *         "status": "open",
                     *         "currency": "USD",
                     *         "order_count": 12,
                     *         "gross_base": 62500,
                     *         "commission": 12500,
                     *         "adjustments": 0,
                     *         "carried_in": 0,
                     *         "carried_out": 0,
                     *         "withholding": 0,
                     *         "net": 12500,
                     *         "carry_reason": "nothing_due",
                     *         "bank_ready": true,
                     *         "pay_on": "2026-11-20",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "payment_ref": "TRF-2026-11-20-7",
                     *         "failed_reason": null,
                     *         "closed_at": "2026-11-20T09:30:00.000Z",
                     *         "approved_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "type": "commission",
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_number": "O-2026-000123",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "patient_number": "P-000123",
                     *             "product": "Magnesium glycinate",
                     *             "source": "recipe",
                     *             "quantity": 2,
                     *             "base": 5000,
                     *             "rate_bp": 2000,
                     *             "amount": 1000,
                     *             "eligible_at": "2026-11-20T09:30:00.000Z",
                     *             "rule": "delivered",
                     *             "rule_text": "Delivered 12 Oct 2026 + 14 days",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "bank": {
                     *           "holder": "Yamada Hanako",
                     *           "bank": "First Bank",
                     *           "branch": "Main branch",
                     *           "kind": "current",
                     *           "number": "•••• 4821"
                     *         },
                     *         "by_product": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "by_source": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "approved"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminCloseSettlements: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "period": "2026-10",
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["SettlementCloseRequest"];
            };
        };
        responses: {
            /** @description Close a month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "period": "2026-10",
                     *         "dry_run": true,
                     *         "closed": 1,
                     *         "carried_over": 0,
                     *         "net": 12500,
                     *         "rows": [
                     *           {
                     *             "settlement_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "ST-2026-10-000045",
                     *             "doctor_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "doctor_number": "D-000123",
                     *             "doctor_name": "Yamada Hanako",
                     *             "order_count": 12,
                     *             "gross_base": 62500,
                     *             "commission": 12500,
                     *             "adjustments": 0,
                     *             "carried_in": 0,
                     *             "net": 12500,
                     *             "outcome": "closed",
                     *             "reason": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SettlementClosing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
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
    adminSummariseSettlements: {
        parameters: {
            query?: {
                filter?: {
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    id?: string[];
                    /** Bank details missing */
                    missing_bank?: boolean;
                    /**
                     * Net from
                     * Format: money
                     */
                    net_gte?: number;
                    /**
                     * Net to
                     * Format: money
                     */
                    net_lte?: number;
                    /** Month */
                    period?: string;
                    /** Search */
                    q?: string;
                    /** Status */
                    status?: ("open" | "closed" | "approved" | "paying" | "paid" | "failed" | "carried_over" | "void")[];
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals of settlements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "count": 3,
                     *         "order_count": 36,
                     *         "gross_base": 187500,
                     *         "commission": 37500,
                     *         "adjustments": 0,
                     *         "carried_in": 0,
                     *         "carried_out": 0,
                     *         "withholding": 0,
                     *         "net": 37500,
                     *         "currency": "USD"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SettlementSummary"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListShipments: {
        parameters: {
            query?: {
                filter?: {
                    /**
                     * Created from
                     * Format: date-time
                     */
                    created_at_gte?: string;
                    /**
                     * Created to
                     * Format: date-time
                     */
                    created_at_lte?: string;
                    id?: string[];
                    /**
                     * Order
                     * Format: uuid
                     */
                    order_id?: string;
                    /** Search */
                    q?: string;
                    /** Status */
                    status?: ("to_pick" | "picking" | "packed" | "shipped" | "in_transit" | "delivered" | "cancelled" | "exception" | "reshipped" | "refunded")[];
                    /** Needs work */
                    work_needed?: boolean;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "created_at" | "updated_at" | "number" | "status" | "shipped_at",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "S-2026-000045",
                     *           "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "order_number": "O-2026-000123",
                     *           "patient_number": "P-000123",
                     *           "status": "to_pick",
                     *           "method": "standard",
                     *           "ship_region": "US-NY",
                     *           "city": "New York",
                     *           "item_count": 2,
                     *           "items": "Magnesium Glycinate × 2",
                     *           "weight_g": 240,
                     *           "heat_sensitive": false,
                     *           "hold_reason": null,
                     *           "is_paid": true,
                     *           "carrier": null,
                     *           "tracking_no": null,
                     *           "tracking_url": null,
                     *           "exception_code": null,
                     *           "exception_note": null,
                     *           "reshipment_of": null,
                     *           "created_at": "2026-11-20T09:30:00.000Z",
                     *           "picked_at": "2026-11-20T09:30:00.000Z",
                     *           "packed_at": "2026-11-20T09:30:00.000Z",
                     *           "shipped_at": "2026-11-20T09:30:00.000Z",
                     *           "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *           "delivered_at": "2026-11-20T09:30:00.000Z",
                     *           "revision": 1,
                     *           "updated_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Shipment"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGetShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shipmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A parcel with its contents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "S-2026-000045",
                     *         "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "order_number": "O-2026-000123",
                     *         "patient_number": "P-000123",
                     *         "status": "to_pick",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "city": "New York",
                     *         "item_count": 2,
                     *         "items": "Magnesium Glycinate × 2",
                     *         "weight_g": 240,
                     *         "heat_sensitive": false,
                     *         "hold_reason": null,
                     *         "is_paid": true,
                     *         "carrier": null,
                     *         "tracking_no": null,
                     *         "tracking_url": null,
                     *         "exception_code": null,
                     *         "exception_note": null,
                     *         "reshipment_of": null,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "picked_at": "2026-11-20T09:30:00.000Z",
                     *         "packed_at": "2026-11-20T09:30:00.000Z",
                     *         "shipped_at": "2026-11-20T09:30:00.000Z",
                     *         "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *         "delivered_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "quantity": 2,
                     *             "lot": null,
                     *             "expires_on": null,
                     *             "bin": "A-03",
                     *             "shelf_lot": "L2405",
                     *             "shelf_expires_on": "2028-05-31",
                     *             "heat_sensitive": false
                     *           }
                     *         ],
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "picking"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCancelShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shipmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the clinic by phone"
                 *     }
                 */
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Take a parcel apart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "S-2026-000045",
                     *         "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "order_number": "O-2026-000123",
                     *         "patient_number": "P-000123",
                     *         "status": "to_pick",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "city": "New York",
                     *         "item_count": 2,
                     *         "items": "Magnesium Glycinate × 2",
                     *         "weight_g": 240,
                     *         "heat_sensitive": false,
                     *         "hold_reason": null,
                     *         "is_paid": true,
                     *         "carrier": null,
                     *         "tracking_no": null,
                     *         "tracking_url": null,
                     *         "exception_code": null,
                     *         "exception_note": null,
                     *         "reshipment_of": null,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "picked_at": "2026-11-20T09:30:00.000Z",
                     *         "packed_at": "2026-11-20T09:30:00.000Z",
                     *         "shipped_at": "2026-11-20T09:30:00.000Z",
                     *         "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *         "delivered_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "quantity": 2,
                     *             "lot": null,
                     *             "expires_on": null,
                     *             "bin": "A-03",
                     *             "shelf_lot": "L2405",
                     *             "shelf_expires_on": "2028-05-31",
                     *             "heat_sensitive": false
                     *           }
                     *         ],
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "picking"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminCloseRefundedShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shipmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Close as refunded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "S-2026-000045",
                     *         "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "order_number": "O-2026-000123",
                     *         "patient_number": "P-000123",
                     *         "status": "to_pick",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "city": "New York",
                     *         "item_count": 2,
                     *         "items": "Magnesium Glycinate × 2",
                     *         "weight_g": 240,
                     *         "heat_sensitive": false,
                     *         "hold_reason": null,
                     *         "is_paid": true,
                     *         "carrier": null,
                     *         "tracking_no": null,
                     *         "tracking_url": null,
                     *         "exception_code": null,
                     *         "exception_note": null,
                     *         "reshipment_of": null,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "picked_at": "2026-11-20T09:30:00.000Z",
                     *         "packed_at": "2026-11-20T09:30:00.000Z",
                     *         "shipped_at": "2026-11-20T09:30:00.000Z",
                     *         "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *         "delivered_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "quantity": 2,
                     *             "lot": null,
                     *             "expires_on": null,
                     *             "bin": "A-03",
                     *             "shelf_lot": "L2405",
                     *             "shelf_expires_on": "2028-05-31",
                     *             "heat_sensitive": false
                     *           }
                     *         ],
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "picking"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminDeliverShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shipmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "delivered_at": null
                 *     }
                 */
                "application/json": components["schemas"]["ShipmentDeliverRequest"];
            };
        };
        responses: {
            /** @description Delivered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "S-2026-000045",
                     *         "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "order_number": "O-2026-000123",
                     *         "patient_number": "P-000123",
                     *         "status": "to_pick",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "city": "New York",
                     *         "item_count": 2,
                     *         "items": "Magnesium Glycinate × 2",
                     *         "weight_g": 240,
                     *         "heat_sensitive": false,
                     *         "hold_reason": null,
                     *         "is_paid": true,
                     *         "carrier": null,
                     *         "tracking_no": null,
                     *         "tracking_url": null,
                     *         "exception_code": null,
                     *         "exception_note": null,
                     *         "reshipment_of": null,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "picked_at": "2026-11-20T09:30:00.000Z",
                     *         "packed_at": "2026-11-20T09:30:00.000Z",
                     *         "shipped_at": "2026-11-20T09:30:00.000Z",
                     *         "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *         "delivered_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "quantity": 2,
                     *             "lot": null,
                     *             "expires_on": null,
                     *             "bin": "A-03",
                     *             "shelf_lot": "L2405",
                     *             "shelf_expires_on": "2028-05-31",
                     *             "heat_sensitive": false
                     *           }
                     *         ],
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "picking"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminReportShipmentException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shipmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "lost",
                 *       "note": null
                 *     }
                 */
                "application/json": components["schemas"]["ShipmentExceptionRequest"];
            };
        };
        responses: {
            /** @description Something went wrong. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "S-2026-000045",
                     *         "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "order_number": "O-2026-000123",
                     *         "patient_number": "P-000123",
                     *         "status": "to_pick",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "city": "New York",
                     *         "item_count": 2,
                     *         "items": "Magnesium Glycinate × 2",
                     *         "weight_g": 240,
                     *         "heat_sensitive": false,
                     *         "hold_reason": null,
                     *         "is_paid": true,
                     *         "carrier": null,
                     *         "tracking_no": null,
                     *         "tracking_url": null,
                     *         "exception_code": null,
                     *         "exception_note": null,
                     *         "reshipment_of": null,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "picked_at": "2026-11-20T09:30:00.000Z",
                     *         "packed_at": "2026-11-20T09:30:00.000Z",
                     *         "shipped_at": "2026-11-20T09:30:00.000Z",
                     *         "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *         "delivered_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "quantity": 2,
                     *             "lot": null,
                     *             "expires_on": null,
                     *             "bin": "A-03",
                     *             "shelf_lot": "L2405",
                     *             "shelf_expires_on": "2028-05-31",
                     *             "heat_sensitive": false
                     *           }
                     *         ],
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "picking"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminMarkShipmentInTransit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shipmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "S-2026-000045",
                     *         "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "order_number": "O-2026-000123",
                     *         "patient_number": "P-000123",
                     *         "status": "to_pick",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "city": "New York",
                     *         "item_count": 2,
                     *         "items": "Magnesium Glycinate × 2",
                     *         "weight_g": 240,
                     *         "heat_sensitive": false,
                     *         "hold_reason": null,
                     *         "is_paid": true,
                     *         "carrier": null,
                     *         "tracking_no": null,
                     *         "tracking_url": null,
                     *         "exception_code": null,
                     *         "exception_note": null,
                     *         "reshipment_of": null,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "picked_at": "2026-11-20T09:30:00.000Z",
                     *         "packed_at": "2026-11-20T09:30:00.000Z",
                     *         "shipped_at": "2026-11-20T09:30:00.000Z",
                     *         "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *         "delivered_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "quantity": 2,
                     *             "lot": null,
                     *             "expires_on": null,
                     *             "bin": "A-03",
                     *             "shelf_lot": "L2405",
                     *             "shelf_expires_on": "2028-05-31",
                     *             "heat_sensitive": false
                     *           }
                     *         ],
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "picking"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminPackShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shipmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "weight_g": 240,
                 *       "lines": [
                 *         {
                 *           "shipment_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *           "lot": "L2405",
                 *           "expires_on": "2028-05-31"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ShipmentPackRequest"];
            };
        };
        responses: {
            /** @description Packed, with lots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "S-2026-000045",
                     *         "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "order_number": "O-2026-000123",
                     *         "patient_number": "P-000123",
                     *         "status": "to_pick",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "city": "New York",
                     *         "item_count": 2,
                     *         "items": "Magnesium Glycinate × 2",
                     *         "weight_g": 240,
                     *         "heat_sensitive": false,
                     *         "hold_reason": null,
                     *         "is_paid": true,
                     *         "carrier": null,
                     *         "tracking_no": null,
                     *         "tracking_url": null,
                     *         "exception_code": null,
                     *         "exception_note": null,
                     *         "reshipment_of": null,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "picked_at": "2026-11-20T09:30:00.000Z",
                     *         "packed_at": "2026-11-20T09:30:00.000Z",
                     *         "shipped_at": "2026-11-20T09:30:00.000Z",
                     *         "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *         "delivered_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "quantity": 2,
                     *             "lot": null,
                     *             "expires_on": null,
                     *             "bin": "A-03",
                     *             "shelf_lot": "L2405",
                     *             "shelf_expires_on": "2028-05-31",
                     *             "heat_sensitive": false
                     *           }
                     *         ],
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "picking"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminPickShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shipmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begin to pick. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "S-2026-000045",
                     *         "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "order_number": "O-2026-000123",
                     *         "patient_number": "P-000123",
                     *         "status": "to_pick",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "city": "New York",
                     *         "item_count": 2,
                     *         "items": "Magnesium Glycinate × 2",
                     *         "weight_g": 240,
                     *         "heat_sensitive": false,
                     *         "hold_reason": null,
                     *         "is_paid": true,
                     *         "carrier": null,
                     *         "tracking_no": null,
                     *         "tracking_url": null,
                     *         "exception_code": null,
                     *         "exception_note": null,
                     *         "reshipment_of": null,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "picked_at": "2026-11-20T09:30:00.000Z",
                     *         "packed_at": "2026-11-20T09:30:00.000Z",
                     *         "shipped_at": "2026-11-20T09:30:00.000Z",
                     *         "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *         "delivered_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "quantity": 2,
                     *             "lot": null,
                     *             "expires_on": null,
                     *             "bin": "A-03",
                     *             "shelf_lot": "L2405",
                     *             "shelf_expires_on": "2028-05-31",
                     *             "heat_sensitive": false
                     *           }
                     *         ],
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "picking"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminReshipShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shipmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "S-2026-000045",
                     *         "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "order_number": "O-2026-000123",
                     *         "patient_number": "P-000123",
                     *         "status": "to_pick",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "city": "New York",
                     *         "item_count": 2,
                     *         "items": "Magnesium Glycinate × 2",
                     *         "weight_g": 240,
                     *         "heat_sensitive": false,
                     *         "hold_reason": null,
                     *         "is_paid": true,
                     *         "carrier": null,
                     *         "tracking_no": null,
                     *         "tracking_url": null,
                     *         "exception_code": null,
                     *         "exception_note": null,
                     *         "reshipment_of": null,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "picked_at": "2026-11-20T09:30:00.000Z",
                     *         "packed_at": "2026-11-20T09:30:00.000Z",
                     *         "shipped_at": "2026-11-20T09:30:00.000Z",
                     *         "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *         "delivered_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "quantity": 2,
                     *             "lot": null,
                     *             "expires_on": null,
                     *             "bin": "A-03",
                     *             "shelf_lot": "L2405",
                     *             "shelf_expires_on": "2028-05-31",
                     *             "heat_sensitive": false
                     *           }
                     *         ],
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "picking"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminShipShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shipmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "carrier": "yamato",
                 *       "tracking_no": "1Z999AA10123456784"
                 *     }
                 */
                "application/json": components["schemas"]["ShipmentShipRequest"];
            };
        };
        responses: {
            /** @description Handed to the carrier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "S-2026-000045",
                     *         "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "order_number": "O-2026-000123",
                     *         "patient_number": "P-000123",
                     *         "status": "to_pick",
                     *         "method": "standard",
                     *         "ship_region": "US-NY",
                     *         "city": "New York",
                     *         "item_count": 2,
                     *         "items": "Magnesium Glycinate × 2",
                     *         "weight_g": 240,
                     *         "heat_sensitive": false,
                     *         "hold_reason": null,
                     *         "is_paid": true,
                     *         "carrier": null,
                     *         "tracking_no": null,
                     *         "tracking_url": null,
                     *         "exception_code": null,
                     *         "exception_note": null,
                     *         "reshipment_of": null,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "picked_at": "2026-11-20T09:30:00.000Z",
                     *         "packed_at": "2026-11-20T09:30:00.000Z",
                     *         "shipped_at": "2026-11-20T09:30:00.000Z",
                     *         "in_transit_at": "2026-11-20T09:30:00.000Z",
                     *         "delivered_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "variant_title": "60 capsules",
                     *             "sku": "NF-MG-60",
                     *             "image": null,
                     *             "quantity": 2,
                     *             "lot": null,
                     *             "expires_on": null,
                     *             "bin": "A-03",
                     *             "shelf_lot": "L2405",
                     *             "shelf_expires_on": "2028-05-31",
                     *             "heat_sensitive": false
                     *           }
                     *         ],
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "actor_role": "admin",
                     *             "actor": "Sato Ken",
                     *             "event": "settlement.close",
                     *             "from": "open",
                     *             "to": "closed",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "allowed": [
                     *           "picking"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    adminCountShipments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parcels in each state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "to_pick": 4,
                     *         "picking": 4,
                     *         "packed": 4,
                     *         "shipped": 4,
                     *         "in_transit": 4,
                     *         "delivered": 4,
                     *         "cancelled": 4,
                     *         "exception": 4,
                     *         "reshipped": 4,
                     *         "refunded": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ShipmentCounts"];
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
    doctorGetApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "number": "D-000123",
                     *         "email": "name@example.org",
                     *         "status": "applied",
                     *         "status_reason_code": "licence_not_verifiable",
                     *         "status_reason": "text",
                     *         "applied_at": "2026-11-20T09:30:00.000Z",
                     *         "editable_fields": [
                     *           "phone"
                     *         ],
                     *         "can_add_documents": true,
                     *         "can_reapply": false,
                     *         "reapply_from": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "documents": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "filename": "licence.pdf",
                     *             "content_type": "application/pdf",
                     *             "size": 48213,
                     *             "created_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "last_name": "Yamada",
                     *         "first_name": "Hanako",
                     *         "last_name_kana": "ヤマダ",
                     *         "first_name_kana": "ハナコ",
                     *         "phone": "+1 555 0100",
                     *         "clinic_name": "Midori Clinic",
                     *         "clinic_postal_code": "10001",
                     *         "clinic_prefecture": "New York",
                     *         "clinic_city": "New York",
                     *         "clinic_line1": "1 Main Street",
                     *         "clinic_line2": "Suite 4",
                     *         "clinic_phone": "+1 555 0101",
                     *         "website": "https://midori.example.org",
                     *         "speciality": "dermatology",
                     *         "job_title": "Director",
                     *         "licence_type": "physician",
                     *         "licence_number": "MD-102938",
                     *         "licence_country": "US",
                     *         "licence_expires_on": "2029-03-31"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorApplication"];
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
    doctorUpdateApplication: {
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
                 *       "revision": 1,
                 *       "last_name": "Yamada",
                 *       "first_name": "Hanako",
                 *       "last_name_kana": "ヤマダ",
                 *       "first_name_kana": "ハナコ",
                 *       "phone": "+1 555 0100",
                 *       "clinic_name": "Midori Clinic",
                 *       "clinic_postal_code": "10001",
                 *       "clinic_prefecture": "New York",
                 *       "clinic_city": "New York",
                 *       "clinic_line1": "1 Main Street",
                 *       "clinic_line2": "Suite 4",
                 *       "clinic_phone": "+1 555 0101",
                 *       "website": "https://midori.example.org",
                 *       "speciality": "general_practice",
                 *       "job_title": "Director",
                 *       "licence_type": "physician",
                 *       "licence_number": "MD-102938",
                 *       "licence_country": "US",
                 *       "licence_expires_on": "2029-03-31"
                 *     }
                 */
                "application/json": components["schemas"]["DoctorApplicationUpdate"];
            };
        };
        responses: {
            /** @description Sent in again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "number": "D-000123",
                     *         "email": "name@example.org",
                     *         "status": "applied",
                     *         "status_reason_code": "licence_not_verifiable",
                     *         "status_reason": "text",
                     *         "applied_at": "2026-11-20T09:30:00.000Z",
                     *         "editable_fields": [
                     *           "phone"
                     *         ],
                     *         "can_add_documents": true,
                     *         "can_reapply": false,
                     *         "reapply_from": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "documents": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "filename": "licence.pdf",
                     *             "content_type": "application/pdf",
                     *             "size": 48213,
                     *             "created_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "last_name": "Yamada",
                     *         "first_name": "Hanako",
                     *         "last_name_kana": "ヤマダ",
                     *         "first_name_kana": "ハナコ",
                     *         "phone": "+1 555 0100",
                     *         "clinic_name": "Midori Clinic",
                     *         "clinic_postal_code": "10001",
                     *         "clinic_prefecture": "New York",
                     *         "clinic_city": "New York",
                     *         "clinic_line1": "1 Main Street",
                     *         "clinic_line2": "Suite 4",
                     *         "clinic_phone": "+1 555 0101",
                     *         "website": "https://midori.example.org",
                     *         "speciality": "dermatology",
                     *         "job_title": "Director",
                     *         "licence_type": "physician",
                     *         "licence_number": "MD-102938",
                     *         "licence_country": "US",
                     *         "licence_expires_on": "2029-03-31"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorApplication"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
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
    doctorAddApplicationDocument: {
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
                 *       "licence_file": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "multipart/form-data": {
                    licence_file: string[];
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "number": "D-000123",
                     *         "email": "name@example.org",
                     *         "status": "applied",
                     *         "status_reason_code": "licence_not_verifiable",
                     *         "status_reason": "text",
                     *         "applied_at": "2026-11-20T09:30:00.000Z",
                     *         "editable_fields": [
                     *           "phone"
                     *         ],
                     *         "can_add_documents": true,
                     *         "can_reapply": false,
                     *         "reapply_from": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1,
                     *         "documents": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "filename": "licence.pdf",
                     *             "content_type": "application/pdf",
                     *             "size": 48213,
                     *             "created_at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "last_name": "Yamada",
                     *         "first_name": "Hanako",
                     *         "last_name_kana": "ヤマダ",
                     *         "first_name_kana": "ハナコ",
                     *         "phone": "+1 555 0100",
                     *         "clinic_name": "Midori Clinic",
                     *         "clinic_postal_code": "10001",
                     *         "clinic_prefecture": "New York",
                     *         "clinic_city": "New York",
                     *         "clinic_line1": "1 Main Street",
                     *         "clinic_line2": "Suite 4",
                     *         "clinic_phone": "+1 555 0101",
                     *         "website": "https://midori.example.org",
                     *         "speciality": "dermatology",
                     *         "job_title": "Director",
                     *         "licence_type": "physician",
                     *         "licence_number": "MD-102938",
                     *         "licence_country": "US",
                     *         "licence_expires_on": "2029-03-31"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorApplication"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
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
    doctorGetApplicationDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorGetBank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bank details for pay-outs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "holder": "Yamada Hanako",
                     *         "bank": "First Bank",
                     *         "branch": "Main branch",
                     *         "kind": "current",
                     *         "number_last4": "4821",
                     *         "changed_at": "2026-11-20T09:30:00.000Z",
                     *         "payouts_from": "2026-11-20T09:30:00.000Z",
                     *         "revision": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorBank"];
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
    doctorUpdateBank: {
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
                 *       "holder": "Yamada Hanako",
                 *       "bank": "First Bank",
                 *       "branch": "Main branch",
                 *       "kind": "current",
                 *       "number": "DE89370400440532013000",
                 *       "revision": 1
                 *     }
                 */
                "application/json": components["schemas"]["DoctorBankRequest"];
            };
        };
        responses: {
            /** @description Change the bank details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "holder": "Yamada Hanako",
                     *         "bank": "First Bank",
                     *         "branch": "Main branch",
                     *         "kind": "current",
                     *         "number_last4": "4821",
                     *         "changed_at": "2026-11-20T09:30:00.000Z",
                     *         "payouts_from": "2026-11-20T09:30:00.000Z",
                     *         "revision": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorBank"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
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
    doctorListCatalogs: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    kind?: ("platform" | "doctor")[];
                    q?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "name" | "position" | "updated_at",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Catalogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "kind": "platform",
                     *           "name": "Essentials",
                     *           "description": "What most patients begin with.",
                     *           "cover": null,
                     *           "visibility": "all_my_patients",
                     *           "status": "active",
                     *           "position": 1,
                     *           "products_count": 24,
                     *           "unavailable_count": 2,
                     *           "updated_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorCatalog"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorGetCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                catalogId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalog. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "kind": "platform",
                     *         "name": "Essentials",
                     *         "description": "What most patients begin with.",
                     *         "cover": null,
                     *         "visibility": "all_my_patients",
                     *         "status": "active",
                     *         "position": 1,
                     *         "products_count": 24,
                     *         "unavailable_count": 2,
                     *         "updated_at": "2026-11-20T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorCatalog"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorGetEarnings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Earnings and the next pay-out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "currency": "USD",
                     *         "unpaid": 25000,
                     *         "pending": 7500,
                     *         "eligible": 5000,
                     *         "on_statements": 12500,
                     *         "rate_bp": 2000,
                     *         "next_pay_on": "2026-12-20",
                     *         "minimum": 5000,
                     *         "bank_missing": false,
                     *         "payouts_frozen": false,
                     *         "bank_hold_until": null,
                     *         "last_statement": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "ST-2026-10-000045",
                     *           "period": "2026-10",
                     *           "period_start": "2026-10-01",
                     *           "period_end": "2026-10-31",
                     *           "status": "open",
                     *           "currency": "USD",
                     *           "order_count": 12,
                     *           "gross_base": 62500,
                     *           "commission": 12500,
                     *           "adjustments": 0,
                     *           "carried_in": 0,
                     *           "carried_out": 0,
                     *           "withholding": 0,
                     *           "net": 12500,
                     *           "carry_reason": null,
                     *           "pay_on": "2026-11-20",
                     *           "paid_at": "2026-11-20T09:30:00.000Z",
                     *           "payment_ref": "TRF-2026-11-20-7"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorEarnings"];
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
    authDoctorVerifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "email": "name@example.org"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["KnownEmail"];
                    };
                };
            };
            /** @description To the role's home with a notice. */
            302: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorInvitePatient: {
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
                 *       "last_name": "Brown",
                 *       "first_name": "Ana",
                 *       "kana": null,
                 *       "email": "ana@example.org",
                 *       "phone": "212 555 0142",
                 *       "birth_date": "1990-04-12",
                 *       "sex": "female",
                 *       "language": "en",
                 *       "tags": [
                 *         "skin"
                 *       ],
                 *       "discount_percent": 5,
                 *       "personal_message": null,
                 *       "questionnaire_id": null,
                 *       "recipe_draft_id": null,
                 *       "send": true
                 *     }
                 */
                "application/json": components["schemas"]["PatientInviteNew"];
            };
        };
        responses: {
            /** @description The patient was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "P-000123",
                     *         "display_status": "registered_by_doctor",
                     *         "mail_sent": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientInvited"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
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
    authDoctorCompleteRegistration: {
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
                 *       "registration_token": "text",
                 *       "password": "text",
                 *       "password_confirmation": "text",
                 *       "last_name": "Yamada",
                 *       "first_name": "Hanako",
                 *       "last_name_kana": "ヤマダ",
                 *       "first_name_kana": "ハナコ",
                 *       "phone": "+1 555 0100",
                 *       "clinic_name": "Midori Clinic",
                 *       "clinic_postal_code": "10001",
                 *       "clinic_prefecture": "New York",
                 *       "clinic_city": "New York",
                 *       "clinic_line1": "1 Main Street",
                 *       "clinic_line2": "Suite 4",
                 *       "clinic_phone": "+1 555 0101",
                 *       "website": "https://midori.example.org",
                 *       "speciality": "general_practice",
                 *       "job_title": "Director",
                 *       "licence_type": "physician",
                 *       "licence_number": "MD-102938",
                 *       "licence_country": "US",
                 *       "licence_expires_on": "2029-03-31",
                 *       "licence_file": [
                 *         "text"
                 *       ],
                 *       "terms_version": "2026-11-01",
                 *       "privacy_version": "2026-11-01",
                 *       "disclosure_accepted": true,
                 *       "marketing_mail": false
                 *     }
                 */
                "multipart/form-data": components["schemas"]["DoctorRegistrationRequest"];
            };
        };
        responses: {
            /** @description Registered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "number": "D-000123",
                     *         "email": "name@example.org",
                     *         "status": "applied"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorApplied"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authDoctorCheckReset: {
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
                 *       "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "token": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetCheck"];
            };
        };
        responses: {
            /** @description The link works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "email": "h•••@example.org"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["MaskedEmail"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authDoctorResetPassword: {
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
                 *       "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "token": "text",
                 *       "password": "text",
                 *       "password_confirmation": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If the address is known, a mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authDoctorRequestReset: {
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
                 *       "email": "name@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If the address is known, a mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
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
    doctorListPatients: {
        parameters: {
            query?: {
                filter?: {
                    archived?: boolean;
                    /**
                     * Format: date
                     * @description Added on this day or later.
                     */
                    created_at_gte?: string;
                    /**
                     * Format: date
                     * @description Added on this day or earlier.
                     */
                    created_at_lte?: string;
                    id?: string[];
                    /** @description Has never ordered. */
                    no_order?: boolean;
                    /** @description Name, kana, e-mail, phone or number; every word must match. */
                    q?: string;
                    /** @description Has a recipe that was issued 7 days ago or longer and never ordered. */
                    recipe_not_ordered?: boolean;
                    renewal?: ("overdue" | "due_soon" | "upcoming" | "on_track")[];
                    status?: components["schemas"]["PatientDisplayStatus"][];
                    tag?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "name" | "updated_at" | "created_at" | "last_order_at",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of patients. */
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "P-000123",
                     *           "last_name": "Brown",
                     *           "first_name": "Ana",
                     *           "kana": null,
                     *           "email": "ana@example.org",
                     *           "phone": "212 555 0142",
                     *           "display_status": "registered_by_doctor",
                     *           "tags": [
                     *             "skin"
                     *           ],
                     *           "last_recipe": {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "R-2026-000123",
                     *             "label": "First 3 months",
                     *             "status": "issued",
                     *             "at": "2026-11-20T09:30:00.000Z"
                     *           },
                     *           "last_order": {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "O-2026-000123",
                     *             "placed_at": "2026-11-20T09:30:00.000Z",
                     *             "total": 5400,
                     *             "currency": "USD"
                     *           },
                     *           "renewal": "overdue",
                     *           "questionnaire": "not_sent",
                     *           "created_at": "2026-11-20T09:30:00.000Z",
                     *           "updated_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorPatient"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorGetPatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The patient. Every read is logged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "P-000123",
                     *         "last_name": "Brown",
                     *         "first_name": "Ana",
                     *         "kana": null,
                     *         "email": "ana@example.org",
                     *         "email_editable": true,
                     *         "phone": "212 555 0142",
                     *         "birth_date": "2026-11-20",
                     *         "sex": "female",
                     *         "language": "en",
                     *         "tags": [
                     *           "skin"
                     *         ],
                     *         "allergies": [
                     *           "Nuts"
                     *         ],
                     *         "conditions": [
                     *           "Rosacea"
                     *         ],
                     *         "medications": [
                     *           "Levothyroxine"
                     *         ],
                     *         "pregnancy": "no",
                     *         "display_status": "registered_by_doctor",
                     *         "status": "registered_by_doctor",
                     *         "status_reason": null,
                     *         "link_message": null,
                     *         "discount_percent": 5,
                     *         "first_order_discount_percent": 0,
                     *         "max_discount_percent": 20,
                     *         "catalog_access": "open",
                     *         "doctor_catalog_access": "open",
                     *         "place": {
                     *           "city": "New York",
                     *           "region": "NY",
                     *           "country": "US"
                     *         },
                     *         "invitation": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "status": "pending",
                     *           "email": "name@example.org",
                     *           "message": null,
                     *           "sent_at": "2026-11-20T09:30:00.000Z",
                     *           "opened_at": null,
                     *           "expires_at": "2026-11-20T09:30:00.000Z",
                     *           "accepted_at": null,
                     *           "renewal_asked_at": null,
                     *           "send_count": 1,
                     *           "sends_left_today": 4
                     *         },
                     *         "active_recipes": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "R-2026-000123",
                     *             "label": "First 3 months",
                     *             "title": "Calm skin",
                     *             "status": "issued",
                     *             "version": 1,
                     *             "issued_at": "2026-11-20T09:30:00.000Z",
                     *             "expires_on": "2026-11-20",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium",
                     *                 "variant_title": "60 capsules",
                     *                 "quantity": 1,
                     *                 "state": "active",
                     *                 "times_ordered": 1,
                     *                 "orders_left": 3,
                     *                 "runs_out_on": "2026-11-20",
                     *                 "days_left": 12
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "adherence": {
                     *           "lines_ordered": 2,
                     *           "lines": 3
                     *         },
                     *         "renewal": "overdue",
                     *         "questionnaire": "not_sent",
                     *         "registered_at": "2026-11-20T09:30:00.000Z",
                     *         "last_order_at": "2026-11-20T09:30:00.000Z",
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorUpdatePatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "last_name": "Brown",
                 *       "first_name": "Ana",
                 *       "kana": null,
                 *       "email": "ana@example.org",
                 *       "phone": "212 555 0142",
                 *       "birth_date": "1990-04-12",
                 *       "sex": "female",
                 *       "language": "en",
                 *       "tags": [
                 *         "skin"
                 *       ],
                 *       "allergies": [
                 *         "Nuts"
                 *       ],
                 *       "conditions": [
                 *         "Rosacea"
                 *       ],
                 *       "medications": [
                 *         "Levothyroxine"
                 *       ],
                 *       "pregnancy": "no",
                 *       "discount_percent": 5,
                 *       "first_order_discount_percent": 0,
                 *       "catalog_access": "open"
                 *     }
                 */
                "application/json": components["schemas"]["PatientPatch"];
            };
        };
        responses: {
            /** @description The changed patient. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "P-000123",
                     *         "last_name": "Brown",
                     *         "first_name": "Ana",
                     *         "kana": null,
                     *         "email": "ana@example.org",
                     *         "email_editable": true,
                     *         "phone": "212 555 0142",
                     *         "birth_date": "2026-11-20",
                     *         "sex": "female",
                     *         "language": "en",
                     *         "tags": [
                     *           "skin"
                     *         ],
                     *         "allergies": [
                     *           "Nuts"
                     *         ],
                     *         "conditions": [
                     *           "Rosacea"
                     *         ],
                     *         "medications": [
                     *           "Levothyroxine"
                     *         ],
                     *         "pregnancy": "no",
                     *         "display_status": "registered_by_doctor",
                     *         "status": "registered_by_doctor",
                     *         "status_reason": null,
                     *         "link_message": null,
                     *         "discount_percent": 5,
                     *         "first_order_discount_percent": 0,
                     *         "max_discount_percent": 20,
                     *         "catalog_access": "open",
                     *         "doctor_catalog_access": "open",
                     *         "place": {
                     *           "city": "New York",
                     *           "region": "NY",
                     *           "country": "US"
                     *         },
                     *         "invitation": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "status": "pending",
                     *           "email": "name@example.org",
                     *           "message": null,
                     *           "sent_at": "2026-11-20T09:30:00.000Z",
                     *           "opened_at": null,
                     *           "expires_at": "2026-11-20T09:30:00.000Z",
                     *           "accepted_at": null,
                     *           "renewal_asked_at": null,
                     *           "send_count": 1,
                     *           "sends_left_today": 4
                     *         },
                     *         "active_recipes": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "R-2026-000123",
                     *             "label": "First 3 months",
                     *             "title": "Calm skin",
                     *             "status": "issued",
                     *             "version": 1,
                     *             "issued_at": "2026-11-20T09:30:00.000Z",
                     *             "expires_on": "2026-11-20",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium",
                     *                 "variant_title": "60 capsules",
                     *                 "quantity": 1,
                     *                 "state": "active",
                     *                 "times_ordered": 1,
                     *                 "orders_left": 3,
                     *                 "runs_out_on": "2026-11-20",
                     *                 "days_left": 12
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "adherence": {
                     *           "lines_ordered": 2,
                     *           "lines": 3
                     *         },
                     *         "renewal": "overdue",
                     *         "questionnaire": "not_sent",
                     *         "registered_at": "2026-11-20T09:30:00.000Z",
                     *         "last_order_at": "2026-11-20T09:30:00.000Z",
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorAcceptPatientLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The patient after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "P-000123",
                     *         "last_name": "Brown",
                     *         "first_name": "Ana",
                     *         "kana": null,
                     *         "email": "ana@example.org",
                     *         "email_editable": true,
                     *         "phone": "212 555 0142",
                     *         "birth_date": "2026-11-20",
                     *         "sex": "female",
                     *         "language": "en",
                     *         "tags": [
                     *           "skin"
                     *         ],
                     *         "allergies": [
                     *           "Nuts"
                     *         ],
                     *         "conditions": [
                     *           "Rosacea"
                     *         ],
                     *         "medications": [
                     *           "Levothyroxine"
                     *         ],
                     *         "pregnancy": "no",
                     *         "display_status": "registered_by_doctor",
                     *         "status": "registered_by_doctor",
                     *         "status_reason": null,
                     *         "link_message": null,
                     *         "discount_percent": 5,
                     *         "first_order_discount_percent": 0,
                     *         "max_discount_percent": 20,
                     *         "catalog_access": "open",
                     *         "doctor_catalog_access": "open",
                     *         "place": {
                     *           "city": "New York",
                     *           "region": "NY",
                     *           "country": "US"
                     *         },
                     *         "invitation": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "status": "pending",
                     *           "email": "name@example.org",
                     *           "message": null,
                     *           "sent_at": "2026-11-20T09:30:00.000Z",
                     *           "opened_at": null,
                     *           "expires_at": "2026-11-20T09:30:00.000Z",
                     *           "accepted_at": null,
                     *           "renewal_asked_at": null,
                     *           "send_count": 1,
                     *           "sends_left_today": 4
                     *         },
                     *         "active_recipes": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "R-2026-000123",
                     *             "label": "First 3 months",
                     *             "title": "Calm skin",
                     *             "status": "issued",
                     *             "version": 1,
                     *             "issued_at": "2026-11-20T09:30:00.000Z",
                     *             "expires_on": "2026-11-20",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium",
                     *                 "variant_title": "60 capsules",
                     *                 "quantity": 1,
                     *                 "state": "active",
                     *                 "times_ordered": 1,
                     *                 "orders_left": 3,
                     *                 "runs_out_on": "2026-11-20",
                     *                 "days_left": 12
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "adherence": {
                     *           "lines_ordered": 2,
                     *           "lines": 3
                     *         },
                     *         "renewal": "overdue",
                     *         "questionnaire": "not_sent",
                     *         "registered_at": "2026-11-20T09:30:00.000Z",
                     *         "last_order_at": "2026-11-20T09:30:00.000Z",
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorArchivePatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": null
                 *     }
                 */
                "application/json": {
                    /** @example null */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The patient after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "P-000123",
                     *         "last_name": "Brown",
                     *         "first_name": "Ana",
                     *         "kana": null,
                     *         "email": "ana@example.org",
                     *         "email_editable": true,
                     *         "phone": "212 555 0142",
                     *         "birth_date": "2026-11-20",
                     *         "sex": "female",
                     *         "language": "en",
                     *         "tags": [
                     *           "skin"
                     *         ],
                     *         "allergies": [
                     *           "Nuts"
                     *         ],
                     *         "conditions": [
                     *           "Rosacea"
                     *         ],
                     *         "medications": [
                     *           "Levothyroxine"
                     *         ],
                     *         "pregnancy": "no",
                     *         "display_status": "registered_by_doctor",
                     *         "status": "registered_by_doctor",
                     *         "status_reason": null,
                     *         "link_message": null,
                     *         "discount_percent": 5,
                     *         "first_order_discount_percent": 0,
                     *         "max_discount_percent": 20,
                     *         "catalog_access": "open",
                     *         "doctor_catalog_access": "open",
                     *         "place": {
                     *           "city": "New York",
                     *           "region": "NY",
                     *           "country": "US"
                     *         },
                     *         "invitation": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "status": "pending",
                     *           "email": "name@example.org",
                     *           "message": null,
                     *           "sent_at": "2026-11-20T09:30:00.000Z",
                     *           "opened_at": null,
                     *           "expires_at": "2026-11-20T09:30:00.000Z",
                     *           "accepted_at": null,
                     *           "renewal_asked_at": null,
                     *           "send_count": 1,
                     *           "sends_left_today": 4
                     *         },
                     *         "active_recipes": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "R-2026-000123",
                     *             "label": "First 3 months",
                     *             "title": "Calm skin",
                     *             "status": "issued",
                     *             "version": 1,
                     *             "issued_at": "2026-11-20T09:30:00.000Z",
                     *             "expires_on": "2026-11-20",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium",
                     *                 "variant_title": "60 capsules",
                     *                 "quantity": 1,
                     *                 "state": "active",
                     *                 "times_ordered": 1,
                     *                 "orders_left": 3,
                     *                 "runs_out_on": "2026-11-20",
                     *                 "days_left": 12
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "adherence": {
                     *           "lines_ordered": 2,
                     *           "lines": 3
                     *         },
                     *         "renewal": "overdue",
                     *         "questionnaire": "not_sent",
                     *         "registered_at": "2026-11-20T09:30:00.000Z",
                     *         "last_order_at": "2026-11-20T09:30:00.000Z",
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorDeclinePatientLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": null
                 *     }
                 */
                "application/json": {
                    /** @example null */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The patient after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "P-000123",
                     *         "last_name": "Brown",
                     *         "first_name": "Ana",
                     *         "kana": null,
                     *         "email": "ana@example.org",
                     *         "email_editable": true,
                     *         "phone": "212 555 0142",
                     *         "birth_date": "2026-11-20",
                     *         "sex": "female",
                     *         "language": "en",
                     *         "tags": [
                     *           "skin"
                     *         ],
                     *         "allergies": [
                     *           "Nuts"
                     *         ],
                     *         "conditions": [
                     *           "Rosacea"
                     *         ],
                     *         "medications": [
                     *           "Levothyroxine"
                     *         ],
                     *         "pregnancy": "no",
                     *         "display_status": "registered_by_doctor",
                     *         "status": "registered_by_doctor",
                     *         "status_reason": null,
                     *         "link_message": null,
                     *         "discount_percent": 5,
                     *         "first_order_discount_percent": 0,
                     *         "max_discount_percent": 20,
                     *         "catalog_access": "open",
                     *         "doctor_catalog_access": "open",
                     *         "place": {
                     *           "city": "New York",
                     *           "region": "NY",
                     *           "country": "US"
                     *         },
                     *         "invitation": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "status": "pending",
                     *           "email": "name@example.org",
                     *           "message": null,
                     *           "sent_at": "2026-11-20T09:30:00.000Z",
                     *           "opened_at": null,
                     *           "expires_at": "2026-11-20T09:30:00.000Z",
                     *           "accepted_at": null,
                     *           "renewal_asked_at": null,
                     *           "send_count": 1,
                     *           "sends_left_today": 4
                     *         },
                     *         "active_recipes": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "R-2026-000123",
                     *             "label": "First 3 months",
                     *             "title": "Calm skin",
                     *             "status": "issued",
                     *             "version": 1,
                     *             "issued_at": "2026-11-20T09:30:00.000Z",
                     *             "expires_on": "2026-11-20",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium",
                     *                 "variant_title": "60 capsules",
                     *                 "quantity": 1,
                     *                 "state": "active",
                     *                 "times_ordered": 1,
                     *                 "orders_left": 3,
                     *                 "runs_out_on": "2026-11-20",
                     *                 "days_left": 12
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "adherence": {
                     *           "lines_ordered": 2,
                     *           "lines": 3
                     *         },
                     *         "renewal": "overdue",
                     *         "questionnaire": "not_sent",
                     *         "registered_at": "2026-11-20T09:30:00.000Z",
                     *         "last_order_at": "2026-11-20T09:30:00.000Z",
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorMakeInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "url": "https://officina.example.org/user/register?token=example",
                     *         "expires_at": "2026-11-20T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["InvitationLink"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorResendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "personal_message": null
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Without it the last message is used again.
                     * @example null
                     */
                    personal_message?: string | null;
                };
            };
        };
        responses: {
            /** @description The patient with the new invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "P-000123",
                     *         "last_name": "Brown",
                     *         "first_name": "Ana",
                     *         "kana": null,
                     *         "email": "ana@example.org",
                     *         "email_editable": true,
                     *         "phone": "212 555 0142",
                     *         "birth_date": "2026-11-20",
                     *         "sex": "female",
                     *         "language": "en",
                     *         "tags": [
                     *           "skin"
                     *         ],
                     *         "allergies": [
                     *           "Nuts"
                     *         ],
                     *         "conditions": [
                     *           "Rosacea"
                     *         ],
                     *         "medications": [
                     *           "Levothyroxine"
                     *         ],
                     *         "pregnancy": "no",
                     *         "display_status": "registered_by_doctor",
                     *         "status": "registered_by_doctor",
                     *         "status_reason": null,
                     *         "link_message": null,
                     *         "discount_percent": 5,
                     *         "first_order_discount_percent": 0,
                     *         "max_discount_percent": 20,
                     *         "catalog_access": "open",
                     *         "doctor_catalog_access": "open",
                     *         "place": {
                     *           "city": "New York",
                     *           "region": "NY",
                     *           "country": "US"
                     *         },
                     *         "invitation": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "status": "pending",
                     *           "email": "name@example.org",
                     *           "message": null,
                     *           "sent_at": "2026-11-20T09:30:00.000Z",
                     *           "opened_at": null,
                     *           "expires_at": "2026-11-20T09:30:00.000Z",
                     *           "accepted_at": null,
                     *           "renewal_asked_at": null,
                     *           "send_count": 1,
                     *           "sends_left_today": 4
                     *         },
                     *         "active_recipes": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "R-2026-000123",
                     *             "label": "First 3 months",
                     *             "title": "Calm skin",
                     *             "status": "issued",
                     *             "version": 1,
                     *             "issued_at": "2026-11-20T09:30:00.000Z",
                     *             "expires_on": "2026-11-20",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium",
                     *                 "variant_title": "60 capsules",
                     *                 "quantity": 1,
                     *                 "state": "active",
                     *                 "times_ordered": 1,
                     *                 "orders_left": 3,
                     *                 "runs_out_on": "2026-11-20",
                     *                 "days_left": 12
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "adherence": {
                     *           "lines_ordered": 2,
                     *           "lines": 3
                     *         },
                     *         "renewal": "overdue",
                     *         "questionnaire": "not_sent",
                     *         "registered_at": "2026-11-20T09:30:00.000Z",
                     *         "last_order_at": "2026-11-20T09:30:00.000Z",
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorRevokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The patient without an open invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "P-000123",
                     *         "last_name": "Brown",
                     *         "first_name": "Ana",
                     *         "kana": null,
                     *         "email": "ana@example.org",
                     *         "email_editable": true,
                     *         "phone": "212 555 0142",
                     *         "birth_date": "2026-11-20",
                     *         "sex": "female",
                     *         "language": "en",
                     *         "tags": [
                     *           "skin"
                     *         ],
                     *         "allergies": [
                     *           "Nuts"
                     *         ],
                     *         "conditions": [
                     *           "Rosacea"
                     *         ],
                     *         "medications": [
                     *           "Levothyroxine"
                     *         ],
                     *         "pregnancy": "no",
                     *         "display_status": "registered_by_doctor",
                     *         "status": "registered_by_doctor",
                     *         "status_reason": null,
                     *         "link_message": null,
                     *         "discount_percent": 5,
                     *         "first_order_discount_percent": 0,
                     *         "max_discount_percent": 20,
                     *         "catalog_access": "open",
                     *         "doctor_catalog_access": "open",
                     *         "place": {
                     *           "city": "New York",
                     *           "region": "NY",
                     *           "country": "US"
                     *         },
                     *         "invitation": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "status": "pending",
                     *           "email": "name@example.org",
                     *           "message": null,
                     *           "sent_at": "2026-11-20T09:30:00.000Z",
                     *           "opened_at": null,
                     *           "expires_at": "2026-11-20T09:30:00.000Z",
                     *           "accepted_at": null,
                     *           "renewal_asked_at": null,
                     *           "send_count": 1,
                     *           "sends_left_today": 4
                     *         },
                     *         "active_recipes": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "R-2026-000123",
                     *             "label": "First 3 months",
                     *             "title": "Calm skin",
                     *             "status": "issued",
                     *             "version": 1,
                     *             "issued_at": "2026-11-20T09:30:00.000Z",
                     *             "expires_on": "2026-11-20",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium",
                     *                 "variant_title": "60 capsules",
                     *                 "quantity": 1,
                     *                 "state": "active",
                     *                 "times_ordered": 1,
                     *                 "orders_left": 3,
                     *                 "runs_out_on": "2026-11-20",
                     *                 "days_left": 12
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "adherence": {
                     *           "lines_ordered": 2,
                     *           "lines": 3
                     *         },
                     *         "renewal": "overdue",
                     *         "questionnaire": "not_sent",
                     *         "registered_at": "2026-11-20T09:30:00.000Z",
                     *         "last_order_at": "2026-11-20T09:30:00.000Z",
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorListPatientNotes: {
        parameters: {
            query?: {
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "body": "Prefers morning doses.",
                     *           "author_name": "Yamada Hanako",
                     *           "created_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientNote"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorAddPatientNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "body": "Prefers morning doses."
                 *     }
                 */
                "application/json": components["schemas"]["PatientNoteNew"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "body": "Prefers morning doses.",
                     *         "author_name": "Yamada Hanako",
                     *         "created_at": "2026-11-20T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientNote"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorListPatientOrders: {
        parameters: {
            query?: {
                filter?: {
                    fulfilment_state?: ("unfulfilled" | "in_progress" | "partially_shipped" | "shipped" | "delivered" | "on_hold" | "partially_returned" | "returned")[];
                    id?: string[];
                    order_state?: ("open" | "completed" | "archived" | "cancelled")[];
                    /** Format: date */
                    placed_at_gte?: string;
                    /** Format: date */
                    placed_at_lte?: string;
                    /** @description Order number or product. */
                    q?: string;
                    source?: ("recipe" | "catalog" | "mixed" | "on_behalf")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "placed_at" | "total",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "O-2026-000123",
                     *           "placed_at": "2026-11-20T09:30:00.000Z",
                     *           "placed_by_role": "patient",
                     *           "source": "recipe",
                     *           "item_count": 2,
                     *           "first_items": [
                     *             "Magnesium"
                     *           ],
                     *           "subtotal": 5000,
                     *           "discount": 0,
                     *           "total": 5400,
                     *           "currency": "USD",
                     *           "commission": 1000,
                     *           "order_state": "open",
                     *           "payment_state": "paid",
                     *           "fulfilment_state": "shipped"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorPatientOrder"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorRestorePatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The patient after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "P-000123",
                     *         "last_name": "Brown",
                     *         "first_name": "Ana",
                     *         "kana": null,
                     *         "email": "ana@example.org",
                     *         "email_editable": true,
                     *         "phone": "212 555 0142",
                     *         "birth_date": "2026-11-20",
                     *         "sex": "female",
                     *         "language": "en",
                     *         "tags": [
                     *           "skin"
                     *         ],
                     *         "allergies": [
                     *           "Nuts"
                     *         ],
                     *         "conditions": [
                     *           "Rosacea"
                     *         ],
                     *         "medications": [
                     *           "Levothyroxine"
                     *         ],
                     *         "pregnancy": "no",
                     *         "display_status": "registered_by_doctor",
                     *         "status": "registered_by_doctor",
                     *         "status_reason": null,
                     *         "link_message": null,
                     *         "discount_percent": 5,
                     *         "first_order_discount_percent": 0,
                     *         "max_discount_percent": 20,
                     *         "catalog_access": "open",
                     *         "doctor_catalog_access": "open",
                     *         "place": {
                     *           "city": "New York",
                     *           "region": "NY",
                     *           "country": "US"
                     *         },
                     *         "invitation": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "status": "pending",
                     *           "email": "name@example.org",
                     *           "message": null,
                     *           "sent_at": "2026-11-20T09:30:00.000Z",
                     *           "opened_at": null,
                     *           "expires_at": "2026-11-20T09:30:00.000Z",
                     *           "accepted_at": null,
                     *           "renewal_asked_at": null,
                     *           "send_count": 1,
                     *           "sends_left_today": 4
                     *         },
                     *         "active_recipes": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "R-2026-000123",
                     *             "label": "First 3 months",
                     *             "title": "Calm skin",
                     *             "status": "issued",
                     *             "version": 1,
                     *             "issued_at": "2026-11-20T09:30:00.000Z",
                     *             "expires_on": "2026-11-20",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "title": "Magnesium",
                     *                 "variant_title": "60 capsules",
                     *                 "quantity": 1,
                     *                 "state": "active",
                     *                 "times_ordered": 1,
                     *                 "orders_left": 3,
                     *                 "runs_out_on": "2026-11-20",
                     *                 "days_left": 12
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "adherence": {
                     *           "lines_ordered": 2,
                     *           "lines": 3
                     *         },
                     *         "renewal": "overdue",
                     *         "questionnaire": "not_sent",
                     *         "registered_at": "2026-11-20T09:30:00.000Z",
                     *         "last_order_at": "2026-11-20T09:30:00.000Z",
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z",
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorListPatientEvents: {
        parameters: {
            query?: {
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events. */
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "audit-1",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "kind": "patient",
                     *           "event": "invitation.send",
                     *           "actor_role": "doctor",
                     *           "actor_name": "Yamada Hanako",
                     *           "reason": null,
                     *           "object": {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "label": "R-2026-000123"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientEvent"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorCountPatients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "active": 42,
                     *         "archived": 3,
                     *         "link_requested": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientCounts"];
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
    doctorGetProductFacets: {
        parameters: {
            query?: {
                catalog_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words that occur. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "category": [
                     *           "minerals"
                     *         ],
                     *         "brand": [
                     *           "Northfield"
                     *         ],
                     *         "form": [
                     *           "capsule"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * @example [
                             *       "Northfield"
                             *     ]
                             */
                            brand: string[];
                            /**
                             * @example [
                             *       "minerals"
                             *     ]
                             */
                            category: string[];
                            /**
                             * @example [
                             *       "capsule"
                             *     ]
                             */
                            form: string[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorListProducts: {
        parameters: {
            query?: {
                filter?: {
                    brand?: string[];
                    /** Format: uuid */
                    catalog_id?: string;
                    category?: string[];
                    form?: string[];
                    id?: string[];
                    in_stock?: boolean;
                    /**
                     * Format: uuid
                     * @description Only what this patient has had on a recipe or in an order.
                     */
                    patient_id?: string;
                    price_gte?: number;
                    price_lte?: number;
                    /** @description Words of title, brand or ingredient. */
                    q?: string;
                    recipe_only?: boolean;
                    usage_kind?: ("oral" | "topical" | "device" | "other")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "title" | "brand" | "price" | "popularity" | "position",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "shopify_product_id": "9000123",
                     *           "handle": "magnesium-glycinate",
                     *           "title": "Magnesium Glycinate",
                     *           "brand": "Northfield",
                     *           "category": "minerals",
                     *           "form": "capsule",
                     *           "image": null,
                     *           "usage_kind": "oral",
                     *           "recipe_only": false,
                     *           "availability": "in_stock",
                     *           "restock_on": null,
                     *           "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "variant_title": "60 capsules",
                     *           "variants_count": 1,
                     *           "price": 2450,
                     *           "compare_at_price": null,
                     *           "currency": "USD",
                     *           "units_per_pack": 60,
                     *           "unit": "capsule",
                     *           "note": null,
                     *           "times_recommended": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ProductSummary"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "shopify_product_id": "9000123",
                     *         "handle": "magnesium-glycinate",
                     *         "title": "Magnesium Glycinate",
                     *         "brand": "Northfield",
                     *         "category": "minerals",
                     *         "form": "capsule",
                     *         "description_html": "<p>Well absorbed magnesium.</p>",
                     *         "images": [],
                     *         "usage_kind": "oral",
                     *         "recipe_only": false,
                     *         "heat_sensitive": false,
                     *         "availability": "in_stock",
                     *         "restock_on": null,
                     *         "currency": "USD",
                     *         "ingredients": [
                     *           {
                     *             "name": "Magnesium",
                     *             "code": "magnesium",
                     *             "amount": 120,
                     *             "unit": "mg",
                     *             "percent_ref": 32
                     *           }
                     *         ],
                     *         "label_directions": "Take one capsule with food.",
                     *         "warnings": "Keep out of the reach of children.",
                     *         "certifications": [
                     *           "GMP"
                     *         ],
                     *         "variants": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "shopify_variant_id": "8000123",
                     *             "sku": "NF-MG-60",
                     *             "title": "60 capsules",
                     *             "price": 2450,
                     *             "compare_at_price": null,
                     *             "units_per_pack": 60,
                     *             "unit": "capsule",
                     *             "servings_per_pack": 60,
                     *             "weight_g": 90,
                     *             "available": true,
                     *             "availability": "in_stock",
                     *             "quantity_available": 40,
                     *             "restock_on": null
                     *           }
                     *         ],
                     *         "removed_at": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Product"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorListRecipes: {
        parameters: {
            query?: {
                filter?: {
                    /** Format: uuid */
                    catalog_id?: string;
                    /** @description Issued, and ends within 30 days. */
                    expiring?: boolean;
                    id?: string[];
                    /** Format: date */
                    issued_at_gte?: string;
                    /** Format: date */
                    issued_at_lte?: string;
                    label?: string;
                    /** @description Issued, and nothing was ordered. */
                    not_ordered?: boolean;
                    /** Format: uuid */
                    patient_id?: string;
                    /** Format: uuid */
                    product_id?: string;
                    /** @description Number, label, patient or product. */
                    q?: string;
                    renewal?: ("overdue" | "due_soon" | "upcoming" | "on_track")[];
                    /** Format: uuid */
                    series_id?: string;
                    status?: ("draft" | "issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired" | "entered_in_error")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "updated_at" | "issued_at" | "expires_on" | "last_ordered_at" | "label",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recipes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "version": 1,
                     *           "label": "Skin – first 3 months",
                     *           "title": "",
                     *           "status": "draft",
                     *           "patient": {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "P-000123",
                     *             "last_name": "Brown",
                     *             "first_name": "Ana",
                     *             "status": "active",
                     *             "allergies": [],
                     *             "pregnancy": "unknown"
                     *           },
                     *           "lines_count": 3,
                     *           "ordered_count": 2,
                     *           "needed_count": 3,
                     *           "issued_at": "2026-11-20T09:30:00.000Z",
                     *           "starts_on": "2026-11-20",
                     *           "expires_on": "2026-11-20",
                     *           "viewed_at": null,
                     *           "first_ordered_at": null,
                     *           "last_ordered_at": null,
                     *           "renewal": "overdue",
                     *           "catalog_id": null,
                     *           "updated_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["RecipeSummary"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorCreateRecipe: {
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
                 *       "mode": "create",
                 *       "recipe": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "catalog_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                 *     }
                 */
                "application/json": components["schemas"]["RecipeStart"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "R-2026-000123",
                     *         "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "version": 1,
                     *         "label": "Skin – first 3 months",
                     *         "title": "",
                     *         "status": "draft",
                     *         "patient": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "P-000123",
                     *           "last_name": "Brown",
                     *           "first_name": "Ana",
                     *           "status": "active",
                     *           "allergies": [],
                     *           "pregnancy": "unknown"
                     *         },
                     *         "catalog_id": null,
                     *         "source_recipe_id": null,
                     *         "source_template_id": null,
                     *         "message": "Start with half the dose.",
                     *         "internal_note": "",
                     *         "starts_on": "2026-11-20",
                     *         "expires_on": "2026-11-20",
                     *         "valid_days": 180,
                     *         "issued_at": "2026-11-20T09:30:00.000Z",
                     *         "viewed_at": null,
                     *         "first_ordered_at": null,
                     *         "last_ordered_at": null,
                     *         "ended_at": null,
                     *         "end_reason_code": null,
                     *         "end_reason_text": null,
                     *         "held_by": null,
                     *         "hold_reason": null,
                     *         "superseded_by": null,
                     *         "supersedes": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "version": 1
                     *         },
                     *         "disclosure": "Your clinic earns a commission on this order.",
                     *         "reminded_at": null,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "position": 1,
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product": {
                     *               "shopify_product_id": "9000123",
                     *               "title": "Magnesium Glycinate",
                     *               "brand": "Northfield",
                     *               "category": "minerals",
                     *               "form": "capsule",
                     *               "image": null,
                     *               "usage_kind": "oral",
                     *               "recipe_only": false,
                     *               "availability": "in_stock",
                     *               "restock_on": null
                     *             },
                     *             "variant_title": "60 capsules",
                     *             "units_per_pack": 60,
                     *             "pack_unit": "capsule",
                     *             "price": 2450,
                     *             "price_now": 2450,
                     *             "dosage_mode": "label",
                     *             "amount_min": 1,
                     *             "amount_max": 2,
                     *             "unit": "capsule",
                     *             "frequency_count": 1,
                     *             "frequency_period": "day",
                     *             "weekdays": null,
                     *             "as_needed": false,
                     *             "time_of_day": [
                     *               "morning"
                     *             ],
                     *             "meal": "with",
                     *             "take_with_text": null,
                     *             "area": [],
                     *             "step": null,
                     *             "duration_days": 60,
                     *             "start_offset_days": 0,
                     *             "instructions": "",
                     *             "rationale": "Supports sleep.",
                     *             "quantity": 2,
                     *             "refills_allowed": 3,
                     *             "min_days_between": 48,
                     *             "optional": false,
                     *             "substitutes": [],
                     *             "state": "active",
                     *             "times_ordered": 1,
                     *             "orders_left": 3,
                     *             "next_order_on": null,
                     *             "days_supply": 40,
                     *             "days_left": null,
                     *             "last_ordered_at": null,
                     *             "last_shipped_at": null
                     *           }
                     *         ],
                     *         "warnings": [
                     *           {
                     *             "code": "ALLERGY",
                     *             "level": "block",
                     *             "line": 1,
                     *             "message": "Two lines hold zinc.",
                     *             "detail": {
                     *               "ingredient": "Zinc"
                     *             }
                     *           }
                     *         ],
                     *         "warnings_overridden": [],
                     *         "ingredient_totals": [
                     *           {
                     *             "code": "zinc",
                     *             "name": "Zinc",
                     *             "unit": "mg",
                     *             "per_day": 30,
                     *             "percent_ref": 300,
                     *             "limit": null,
                     *             "lines": [
                     *               0
                     *             ],
                     *             "from_other_recipes": false,
                     *             "incomplete": false
                     *           }
                     *         ],
                     *         "totals": {
                     *           "subtotal": 4900,
                     *           "optional": 0,
                     *           "discount": 490,
                     *           "discount_bp": 1000,
                     *           "total": 4410,
                     *           "currency": "USD"
                     *         },
                     *         "actions": [
                     *           "issue"
                     *         ],
                     *         "events": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "event": "issued",
                     *             "version": 1,
                     *             "actor_role": "doctor",
                     *             "actor_name": "Yamada Hanako",
                     *             "reason": null,
                     *             "at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "notices": [],
                     *         "revision": 1,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorGetRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "R-2026-000123",
                     *         "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "version": 1,
                     *         "label": "Skin – first 3 months",
                     *         "title": "",
                     *         "status": "draft",
                     *         "patient": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "P-000123",
                     *           "last_name": "Brown",
                     *           "first_name": "Ana",
                     *           "status": "active",
                     *           "allergies": [],
                     *           "pregnancy": "unknown"
                     *         },
                     *         "catalog_id": null,
                     *         "source_recipe_id": null,
                     *         "source_template_id": null,
                     *         "message": "Start with half the dose.",
                     *         "internal_note": "",
                     *         "starts_on": "2026-11-20",
                     *         "expires_on": "2026-11-20",
                     *         "valid_days": 180,
                     *         "issued_at": "2026-11-20T09:30:00.000Z",
                     *         "viewed_at": null,
                     *         "first_ordered_at": null,
                     *         "last_ordered_at": null,
                     *         "ended_at": null,
                     *         "end_reason_code": null,
                     *         "end_reason_text": null,
                     *         "held_by": null,
                     *         "hold_reason": null,
                     *         "superseded_by": null,
                     *         "supersedes": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "version": 1
                     *         },
                     *         "disclosure": "Your clinic earns a commission on this order.",
                     *         "reminded_at": null,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "position": 1,
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product": {
                     *               "shopify_product_id": "9000123",
                     *               "title": "Magnesium Glycinate",
                     *               "brand": "Northfield",
                     *               "category": "minerals",
                     *               "form": "capsule",
                     *               "image": null,
                     *               "usage_kind": "oral",
                     *               "recipe_only": false,
                     *               "availability": "in_stock",
                     *               "restock_on": null
                     *             },
                     *             "variant_title": "60 capsules",
                     *             "units_per_pack": 60,
                     *             "pack_unit": "capsule",
                     *             "price": 2450,
                     *             "price_now": 2450,
                     *             "dosage_mode": "label",
                     *             "amount_min": 1,
                     *             "amount_max": 2,
                     *             "unit": "capsule",
                     *             "frequency_count": 1,
                     *             "frequency_period": "day",
                     *             "weekdays": null,
                     *             "as_needed": false,
                     *             "time_of_day": [
                     *               "morning"
                     *             ],
                     *             "meal": "with",
                     *             "take_with_text": null,
                     *             "area": [],
                     *             "step": null,
                     *             "duration_days": 60,
                     *             "start_offset_days": 0,
                     *             "instructions": "",
                     *             "rationale": "Supports sleep.",
                     *             "quantity": 2,
                     *             "refills_allowed": 3,
                     *             "min_days_between": 48,
                     *             "optional": false,
                     *             "substitutes": [],
                     *             "state": "active",
                     *             "times_ordered": 1,
                     *             "orders_left": 3,
                     *             "next_order_on": null,
                     *             "days_supply": 40,
                     *             "days_left": null,
                     *             "last_ordered_at": null,
                     *             "last_shipped_at": null
                     *           }
                     *         ],
                     *         "warnings": [
                     *           {
                     *             "code": "ALLERGY",
                     *             "level": "block",
                     *             "line": 1,
                     *             "message": "Two lines hold zinc.",
                     *             "detail": {
                     *               "ingredient": "Zinc"
                     *             }
                     *           }
                     *         ],
                     *         "warnings_overridden": [],
                     *         "ingredient_totals": [
                     *           {
                     *             "code": "zinc",
                     *             "name": "Zinc",
                     *             "unit": "mg",
                     *             "per_day": 30,
                     *             "percent_ref": 300,
                     *             "limit": null,
                     *             "lines": [
                     *               0
                     *             ],
                     *             "from_other_recipes": false,
                     *             "incomplete": false
                     *           }
                     *         ],
                     *         "totals": {
                     *           "subtotal": 4900,
                     *           "optional": 0,
                     *           "discount": 490,
                     *           "discount_bp": 1000,
                     *           "total": 4410,
                     *           "currency": "USD"
                     *         },
                     *         "actions": [
                     *           "issue"
                     *         ],
                     *         "events": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "event": "issued",
                     *             "version": 1,
                     *             "actor_role": "doctor",
                     *             "actor_name": "Yamada Hanako",
                     *             "reason": null,
                     *             "at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "notices": [],
                     *         "revision": 1,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorDeleteRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recipeId: string;
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
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorUpdateRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "label": "Skin – first 3 months",
                 *       "title": "",
                 *       "message": "Start with half the dose.",
                 *       "internal_note": "",
                 *       "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "catalog_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "starts_on": "2026-11-20",
                 *       "valid_days": 180,
                 *       "lines": [
                 *         {
                 *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *           "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *           "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *           "dosage_mode": "label",
                 *           "amount_min": 1,
                 *           "amount_max": 2,
                 *           "unit": "capsule",
                 *           "frequency_count": 1,
                 *           "frequency_period": "day",
                 *           "weekdays": null,
                 *           "as_needed": false,
                 *           "time_of_day": [
                 *             "morning"
                 *           ],
                 *           "meal": "with",
                 *           "take_with_text": null,
                 *           "area": [],
                 *           "step": null,
                 *           "duration_days": 60,
                 *           "start_offset_days": 0,
                 *           "instructions": "",
                 *           "rationale": "Supports sleep.",
                 *           "quantity": 2,
                 *           "refills_allowed": 3,
                 *           "min_days_between": 48,
                 *           "optional": false,
                 *           "substitutes": []
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RecipePatch"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "R-2026-000123",
                     *         "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "version": 1,
                     *         "label": "Skin – first 3 months",
                     *         "title": "",
                     *         "status": "draft",
                     *         "patient": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "P-000123",
                     *           "last_name": "Brown",
                     *           "first_name": "Ana",
                     *           "status": "active",
                     *           "allergies": [],
                     *           "pregnancy": "unknown"
                     *         },
                     *         "catalog_id": null,
                     *         "source_recipe_id": null,
                     *         "source_template_id": null,
                     *         "message": "Start with half the dose.",
                     *         "internal_note": "",
                     *         "starts_on": "2026-11-20",
                     *         "expires_on": "2026-11-20",
                     *         "valid_days": 180,
                     *         "issued_at": "2026-11-20T09:30:00.000Z",
                     *         "viewed_at": null,
                     *         "first_ordered_at": null,
                     *         "last_ordered_at": null,
                     *         "ended_at": null,
                     *         "end_reason_code": null,
                     *         "end_reason_text": null,
                     *         "held_by": null,
                     *         "hold_reason": null,
                     *         "superseded_by": null,
                     *         "supersedes": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "version": 1
                     *         },
                     *         "disclosure": "Your clinic earns a commission on this order.",
                     *         "reminded_at": null,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "position": 1,
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product": {
                     *               "shopify_product_id": "9000123",
                     *               "title": "Magnesium Glycinate",
                     *               "brand": "Northfield",
                     *               "category": "minerals",
                     *               "form": "capsule",
                     *               "image": null,
                     *               "usage_kind": "oral",
                     *               "recipe_only": false,
                     *               "availability": "in_stock",
                     *               "restock_on": null
                     *             },
                     *             "variant_title": "60 capsules",
                     *             "units_per_pack": 60,
                     *             "pack_unit": "capsule",
                     *             "price": 2450,
                     *             "price_now": 2450,
                     *             "dosage_mode": "label",
                     *             "amount_min": 1,
                     *             "amount_max": 2,
                     *             "unit": "capsule",
                     *             "frequency_count": 1,
                     *             "frequency_period": "day",
                     *             "weekdays": null,
                     *             "as_needed": false,
                     *             "time_of_day": [
                     *               "morning"
                     *             ],
                     *             "meal": "with",
                     *             "take_with_text": null,
                     *             "area": [],
                     *             "step": null,
                     *             "duration_days": 60,
                     *             "start_offset_days": 0,
                     *             "instructions": "",
                     *             "rationale": "Supports sleep.",
                     *             "quantity": 2,
                     *             "refills_allowed": 3,
                     *             "min_days_between": 48,
                     *             "optional": false,
                     *             "substitutes": [],
                     *             "state": "active",
                     *             "times_ordered": 1,
                     *             "orders_left": 3,
                     *             "next_order_on": null,
                     *             "days_supply": 40,
                     *             "days_left": null,
                     *             "last_ordered_at": null,
                     *             "last_shipped_at": null
                     *           }
                     *         ],
                     *         "warnings": [
                     *           {
                     *             "code": "ALLERGY",
                     *             "level": "block",
                     *             "line": 1,
                     *             "message": "Two lines hold zinc.",
                     *             "detail": {
                     *               "ingredient": "Zinc"
                     *             }
                     *           }
                     *         ],
                     *         "warnings_overridden": [],
                     *         "ingredient_totals": [
                     *           {
                     *             "code": "zinc",
                     *             "name": "Zinc",
                     *             "unit": "mg",
                     *             "per_day": 30,
                     *             "percent_ref": 300,
                     *             "limit": null,
                     *             "lines": [
                     *               0
                     *             ],
                     *             "from_other_recipes": false,
                     *             "incomplete": false
                     *           }
                     *         ],
                     *         "totals": {
                     *           "subtotal": 4900,
                     *           "optional": 0,
                     *           "discount": 490,
                     *           "discount_bp": 1000,
                     *           "total": 4410,
                     *           "currency": "USD"
                     *         },
                     *         "actions": [
                     *           "issue"
                     *         ],
                     *         "events": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "event": "issued",
                     *             "version": 1,
                     *             "actor_role": "doctor",
                     *             "actor_name": "Yamada Hanako",
                     *             "reason": null,
                     *             "at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "notices": [],
                     *         "revision": 1,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorCancelRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason_code": "stopped_by_doctor",
                 *       "reason": null
                 *     }
                 */
                "application/json": components["schemas"]["RecipeCancel"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "R-2026-000123",
                     *         "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "version": 1,
                     *         "label": "Skin – first 3 months",
                     *         "title": "",
                     *         "status": "draft",
                     *         "patient": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "P-000123",
                     *           "last_name": "Brown",
                     *           "first_name": "Ana",
                     *           "status": "active",
                     *           "allergies": [],
                     *           "pregnancy": "unknown"
                     *         },
                     *         "catalog_id": null,
                     *         "source_recipe_id": null,
                     *         "source_template_id": null,
                     *         "message": "Start with half the dose.",
                     *         "internal_note": "",
                     *         "starts_on": "2026-11-20",
                     *         "expires_on": "2026-11-20",
                     *         "valid_days": 180,
                     *         "issued_at": "2026-11-20T09:30:00.000Z",
                     *         "viewed_at": null,
                     *         "first_ordered_at": null,
                     *         "last_ordered_at": null,
                     *         "ended_at": null,
                     *         "end_reason_code": null,
                     *         "end_reason_text": null,
                     *         "held_by": null,
                     *         "hold_reason": null,
                     *         "superseded_by": null,
                     *         "supersedes": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "version": 1
                     *         },
                     *         "disclosure": "Your clinic earns a commission on this order.",
                     *         "reminded_at": null,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "position": 1,
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product": {
                     *               "shopify_product_id": "9000123",
                     *               "title": "Magnesium Glycinate",
                     *               "brand": "Northfield",
                     *               "category": "minerals",
                     *               "form": "capsule",
                     *               "image": null,
                     *               "usage_kind": "oral",
                     *               "recipe_only": false,
                     *               "availability": "in_stock",
                     *               "restock_on": null
                     *             },
                     *             "variant_title": "60 capsules",
                     *             "units_per_pack": 60,
                     *             "pack_unit": "capsule",
                     *             "price": 2450,
                     *             "price_now": 2450,
                     *             "dosage_mode": "label",
                     *             "amount_min": 1,
                     *             "amount_max": 2,
                     *             "unit": "capsule",
                     *             "frequency_count": 1,
                     *             "frequency_period": "day",
                     *             "weekdays": null,
                     *             "as_needed": false,
                     *             "time_of_day": [
                     *               "morning"
                     *             ],
                     *             "meal": "with",
                     *             "take_with_text": null,
                     *             "area": [],
                     *             "step": null,
                     *             "duration_days": 60,
                     *             "start_offset_days": 0,
                     *             "instructions": "",
                     *             "rationale": "Supports sleep.",
                     *             "quantity": 2,
                     *             "refills_allowed": 3,
                     *             "min_days_between": 48,
                     *             "optional": false,
                     *             "substitutes": [],
                     *             "state": "active",
                     *             "times_ordered": 1,
                     *             "orders_left": 3,
                     *             "next_order_on": null,
                     *             "days_supply": 40,
                     *             "days_left": null,
                     *             "last_ordered_at": null,
                     *             "last_shipped_at": null
                     *           }
                     *         ],
                     *         "warnings": [
                     *           {
                     *             "code": "ALLERGY",
                     *             "level": "block",
                     *             "line": 1,
                     *             "message": "Two lines hold zinc.",
                     *             "detail": {
                     *               "ingredient": "Zinc"
                     *             }
                     *           }
                     *         ],
                     *         "warnings_overridden": [],
                     *         "ingredient_totals": [
                     *           {
                     *             "code": "zinc",
                     *             "name": "Zinc",
                     *             "unit": "mg",
                     *             "per_day": 30,
                     *             "percent_ref": 300,
                     *             "limit": null,
                     *             "lines": [
                     *               0
                     *             ],
                     *             "from_other_recipes": false,
                     *             "incomplete": false
                     *           }
                     *         ],
                     *         "totals": {
                     *           "subtotal": 4900,
                     *           "optional": 0,
                     *           "discount": 490,
                     *           "discount_bp": 1000,
                     *           "total": 4410,
                     *           "currency": "USD"
                     *         },
                     *         "actions": [
                     *           "issue"
                     *         ],
                     *         "events": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "event": "issued",
                     *             "version": 1,
                     *             "actor_role": "doctor",
                     *             "actor_name": "Yamada Hanako",
                     *             "reason": null,
                     *             "at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "notices": [],
                     *         "revision": 1,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorVoidRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Waiting for blood results."
                 *     }
                 */
                "application/json": components["schemas"]["RecipeReason"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "R-2026-000123",
                     *         "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "version": 1,
                     *         "label": "Skin – first 3 months",
                     *         "title": "",
                     *         "status": "draft",
                     *         "patient": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "P-000123",
                     *           "last_name": "Brown",
                     *           "first_name": "Ana",
                     *           "status": "active",
                     *           "allergies": [],
                     *           "pregnancy": "unknown"
                     *         },
                     *         "catalog_id": null,
                     *         "source_recipe_id": null,
                     *         "source_template_id": null,
                     *         "message": "Start with half the dose.",
                     *         "internal_note": "",
                     *         "starts_on": "2026-11-20",
                     *         "expires_on": "2026-11-20",
                     *         "valid_days": 180,
                     *         "issued_at": "2026-11-20T09:30:00.000Z",
                     *         "viewed_at": null,
                     *         "first_ordered_at": null,
                     *         "last_ordered_at": null,
                     *         "ended_at": null,
                     *         "end_reason_code": null,
                     *         "end_reason_text": null,
                     *         "held_by": null,
                     *         "hold_reason": null,
                     *         "superseded_by": null,
                     *         "supersedes": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "version": 1
                     *         },
                     *         "disclosure": "Your clinic earns a commission on this order.",
                     *         "reminded_at": null,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "position": 1,
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product": {
                     *               "shopify_product_id": "9000123",
                     *               "title": "Magnesium Glycinate",
                     *               "brand": "Northfield",
                     *               "category": "minerals",
                     *               "form": "capsule",
                     *               "image": null,
                     *               "usage_kind": "oral",
                     *               "recipe_only": false,
                     *               "availability": "in_stock",
                     *               "restock_on": null
                     *             },
                     *             "variant_title": "60 capsules",
                     *             "units_per_pack": 60,
                     *             "pack_unit": "capsule",
                     *             "price": 2450,
                     *             "price_now": 2450,
                     *             "dosage_mode": "label",
                     *             "amount_min": 1,
                     *             "amount_max": 2,
                     *             "unit": "capsule",
                     *             "frequency_count": 1,
                     *             "frequency_period": "day",
                     *             "weekdays": null,
                     *             "as_needed": false,
                     *             "time_of_day": [
                     *               "morning"
                     *             ],
                     *             "meal": "with",
                     *             "take_with_text": null,
                     *             "area": [],
                     *             "step": null,
                     *             "duration_days": 60,
                     *             "start_offset_days": 0,
                     *             "instructions": "",
                     *             "rationale": "Supports sleep.",
                     *             "quantity": 2,
                     *             "refills_allowed": 3,
                     *             "min_days_between": 48,
                     *             "optional": false,
                     *             "substitutes": [],
                     *             "state": "active",
                     *             "times_ordered": 1,
                     *             "orders_left": 3,
                     *             "next_order_on": null,
                     *             "days_supply": 40,
                     *             "days_left": null,
                     *             "last_ordered_at": null,
                     *             "last_shipped_at": null
                     *           }
                     *         ],
                     *         "warnings": [
                     *           {
                     *             "code": "ALLERGY",
                     *             "level": "block",
                     *             "line": 1,
                     *             "message": "Two lines hold zinc.",
                     *             "detail": {
                     *               "ingredient": "Zinc"
                     *             }
                     *           }
                     *         ],
                     *         "warnings_overridden": [],
                     *         "ingredient_totals": [
                     *           {
                     *             "code": "zinc",
                     *             "name": "Zinc",
                     *             "unit": "mg",
                     *             "per_day": 30,
                     *             "percent_ref": 300,
                     *             "limit": null,
                     *             "lines": [
                     *               0
                     *             ],
                     *             "from_other_recipes": false,
                     *             "incomplete": false
                     *           }
                     *         ],
                     *         "totals": {
                     *           "subtotal": 4900,
                     *           "optional": 0,
                     *           "discount": 490,
                     *           "discount_bp": 1000,
                     *           "total": 4410,
                     *           "currency": "USD"
                     *         },
                     *         "actions": [
                     *           "issue"
                     *         ],
                     *         "events": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "event": "issued",
                     *             "version": 1,
                     *             "actor_role": "doctor",
                     *             "actor_name": "Yamada Hanako",
                     *             "reason": null,
                     *             "at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "notices": [],
                     *         "revision": 1,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorHoldRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Waiting for blood results."
                 *     }
                 */
                "application/json": components["schemas"]["RecipeReason"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "R-2026-000123",
                     *         "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "version": 1,
                     *         "label": "Skin – first 3 months",
                     *         "title": "",
                     *         "status": "draft",
                     *         "patient": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "P-000123",
                     *           "last_name": "Brown",
                     *           "first_name": "Ana",
                     *           "status": "active",
                     *           "allergies": [],
                     *           "pregnancy": "unknown"
                     *         },
                     *         "catalog_id": null,
                     *         "source_recipe_id": null,
                     *         "source_template_id": null,
                     *         "message": "Start with half the dose.",
                     *         "internal_note": "",
                     *         "starts_on": "2026-11-20",
                     *         "expires_on": "2026-11-20",
                     *         "valid_days": 180,
                     *         "issued_at": "2026-11-20T09:30:00.000Z",
                     *         "viewed_at": null,
                     *         "first_ordered_at": null,
                     *         "last_ordered_at": null,
                     *         "ended_at": null,
                     *         "end_reason_code": null,
                     *         "end_reason_text": null,
                     *         "held_by": null,
                     *         "hold_reason": null,
                     *         "superseded_by": null,
                     *         "supersedes": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "version": 1
                     *         },
                     *         "disclosure": "Your clinic earns a commission on this order.",
                     *         "reminded_at": null,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "position": 1,
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product": {
                     *               "shopify_product_id": "9000123",
                     *               "title": "Magnesium Glycinate",
                     *               "brand": "Northfield",
                     *               "category": "minerals",
                     *               "form": "capsule",
                     *               "image": null,
                     *               "usage_kind": "oral",
                     *               "recipe_only": false,
                     *               "availability": "in_stock",
                     *               "restock_on": null
                     *             },
                     *             "variant_title": "60 capsules",
                     *             "units_per_pack": 60,
                     *             "pack_unit": "capsule",
                     *             "price": 2450,
                     *             "price_now": 2450,
                     *             "dosage_mode": "label",
                     *             "amount_min": 1,
                     *             "amount_max": 2,
                     *             "unit": "capsule",
                     *             "frequency_count": 1,
                     *             "frequency_period": "day",
                     *             "weekdays": null,
                     *             "as_needed": false,
                     *             "time_of_day": [
                     *               "morning"
                     *             ],
                     *             "meal": "with",
                     *             "take_with_text": null,
                     *             "area": [],
                     *             "step": null,
                     *             "duration_days": 60,
                     *             "start_offset_days": 0,
                     *             "instructions": "",
                     *             "rationale": "Supports sleep.",
                     *             "quantity": 2,
                     *             "refills_allowed": 3,
                     *             "min_days_between": 48,
                     *             "optional": false,
                     *             "substitutes": [],
                     *             "state": "active",
                     *             "times_ordered": 1,
                     *             "orders_left": 3,
                     *             "next_order_on": null,
                     *             "days_supply": 40,
                     *             "days_left": null,
                     *             "last_ordered_at": null,
                     *             "last_shipped_at": null
                     *           }
                     *         ],
                     *         "warnings": [
                     *           {
                     *             "code": "ALLERGY",
                     *             "level": "block",
                     *             "line": 1,
                     *             "message": "Two lines hold zinc.",
                     *             "detail": {
                     *               "ingredient": "Zinc"
                     *             }
                     *           }
                     *         ],
                     *         "warnings_overridden": [],
                     *         "ingredient_totals": [
                     *           {
                     *             "code": "zinc",
                     *             "name": "Zinc",
                     *             "unit": "mg",
                     *             "per_day": 30,
                     *             "percent_ref": 300,
                     *             "limit": null,
                     *             "lines": [
                     *               0
                     *             ],
                     *             "from_other_recipes": false,
                     *             "incomplete": false
                     *           }
                     *         ],
                     *         "totals": {
                     *           "subtotal": 4900,
                     *           "optional": 0,
                     *           "discount": 490,
                     *           "discount_bp": 1000,
                     *           "total": 4410,
                     *           "currency": "USD"
                     *         },
                     *         "actions": [
                     *           "issue"
                     *         ],
                     *         "events": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "event": "issued",
                     *             "version": 1,
                     *             "actor_role": "doctor",
                     *             "actor_name": "Yamada Hanako",
                     *             "reason": null,
                     *             "at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "notices": [],
                     *         "revision": 1,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorIssueRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "starts_on": "2026-11-20",
                 *       "valid_days": 1,
                 *       "send_mail": true,
                 *       "supersede": true,
                 *       "carry_refills": false,
                 *       "overrides": [
                 *         {
                 *           "code": "ALLERGY",
                 *           "line": 1,
                 *           "reason": "Tolerated before."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RecipeIssue"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "R-2026-000123",
                     *         "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "version": 1,
                     *         "label": "Skin – first 3 months",
                     *         "title": "",
                     *         "status": "draft",
                     *         "patient": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "P-000123",
                     *           "last_name": "Brown",
                     *           "first_name": "Ana",
                     *           "status": "active",
                     *           "allergies": [],
                     *           "pregnancy": "unknown"
                     *         },
                     *         "catalog_id": null,
                     *         "source_recipe_id": null,
                     *         "source_template_id": null,
                     *         "message": "Start with half the dose.",
                     *         "internal_note": "",
                     *         "starts_on": "2026-11-20",
                     *         "expires_on": "2026-11-20",
                     *         "valid_days": 180,
                     *         "issued_at": "2026-11-20T09:30:00.000Z",
                     *         "viewed_at": null,
                     *         "first_ordered_at": null,
                     *         "last_ordered_at": null,
                     *         "ended_at": null,
                     *         "end_reason_code": null,
                     *         "end_reason_text": null,
                     *         "held_by": null,
                     *         "hold_reason": null,
                     *         "superseded_by": null,
                     *         "supersedes": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "version": 1
                     *         },
                     *         "disclosure": "Your clinic earns a commission on this order.",
                     *         "reminded_at": null,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "position": 1,
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product": {
                     *               "shopify_product_id": "9000123",
                     *               "title": "Magnesium Glycinate",
                     *               "brand": "Northfield",
                     *               "category": "minerals",
                     *               "form": "capsule",
                     *               "image": null,
                     *               "usage_kind": "oral",
                     *               "recipe_only": false,
                     *               "availability": "in_stock",
                     *               "restock_on": null
                     *             },
                     *             "variant_title": "60 capsules",
                     *             "units_per_pack": 60,
                     *             "pack_unit": "capsule",
                     *             "price": 2450,
                     *             "price_now": 2450,
                     *             "dosage_mode": "label",
                     *             "amount_min": 1,
                     *             "amount_max": 2,
                     *             "unit": "capsule",
                     *             "frequency_count": 1,
                     *             "frequency_period": "day",
                     *             "weekdays": null,
                     *             "as_needed": false,
                     *             "time_of_day": [
                     *               "morning"
                     *             ],
                     *             "meal": "with",
                     *             "take_with_text": null,
                     *             "area": [],
                     *             "step": null,
                     *             "duration_days": 60,
                     *             "start_offset_days": 0,
                     *             "instructions": "",
                     *             "rationale": "Supports sleep.",
                     *             "quantity": 2,
                     *             "refills_allowed": 3,
                     *             "min_days_between": 48,
                     *             "optional": false,
                     *             "substitutes": [],
                     *             "state": "active",
                     *             "times_ordered": 1,
                     *             "orders_left": 3,
                     *             "next_order_on": null,
                     *             "days_supply": 40,
                     *             "days_left": null,
                     *             "last_ordered_at": null,
                     *             "last_shipped_at": null
                     *           }
                     *         ],
                     *         "warnings": [
                     *           {
                     *             "code": "ALLERGY",
                     *             "level": "block",
                     *             "line": 1,
                     *             "message": "Two lines hold zinc.",
                     *             "detail": {
                     *               "ingredient": "Zinc"
                     *             }
                     *           }
                     *         ],
                     *         "warnings_overridden": [],
                     *         "ingredient_totals": [
                     *           {
                     *             "code": "zinc",
                     *             "name": "Zinc",
                     *             "unit": "mg",
                     *             "per_day": 30,
                     *             "percent_ref": 300,
                     *             "limit": null,
                     *             "lines": [
                     *               0
                     *             ],
                     *             "from_other_recipes": false,
                     *             "incomplete": false
                     *           }
                     *         ],
                     *         "totals": {
                     *           "subtotal": 4900,
                     *           "optional": 0,
                     *           "discount": 490,
                     *           "discount_bp": 1000,
                     *           "total": 4410,
                     *           "currency": "USD"
                     *         },
                     *         "actions": [
                     *           "issue"
                     *         ],
                     *         "events": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "event": "issued",
                     *             "version": 1,
                     *             "actor_role": "doctor",
                     *             "actor_name": "Yamada Hanako",
                     *             "reason": null,
                     *             "at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "notices": [],
                     *         "revision": 1,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorGetRecipePdf: {
        parameters: {
            query?: {
                locale?: "en" | "ja";
            };
            header?: never;
            path: {
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorRemindRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "R-2026-000123",
                     *         "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "version": 1,
                     *         "label": "Skin – first 3 months",
                     *         "title": "",
                     *         "status": "draft",
                     *         "patient": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "P-000123",
                     *           "last_name": "Brown",
                     *           "first_name": "Ana",
                     *           "status": "active",
                     *           "allergies": [],
                     *           "pregnancy": "unknown"
                     *         },
                     *         "catalog_id": null,
                     *         "source_recipe_id": null,
                     *         "source_template_id": null,
                     *         "message": "Start with half the dose.",
                     *         "internal_note": "",
                     *         "starts_on": "2026-11-20",
                     *         "expires_on": "2026-11-20",
                     *         "valid_days": 180,
                     *         "issued_at": "2026-11-20T09:30:00.000Z",
                     *         "viewed_at": null,
                     *         "first_ordered_at": null,
                     *         "last_ordered_at": null,
                     *         "ended_at": null,
                     *         "end_reason_code": null,
                     *         "end_reason_text": null,
                     *         "held_by": null,
                     *         "hold_reason": null,
                     *         "superseded_by": null,
                     *         "supersedes": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "version": 1
                     *         },
                     *         "disclosure": "Your clinic earns a commission on this order.",
                     *         "reminded_at": null,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "position": 1,
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product": {
                     *               "shopify_product_id": "9000123",
                     *               "title": "Magnesium Glycinate",
                     *               "brand": "Northfield",
                     *               "category": "minerals",
                     *               "form": "capsule",
                     *               "image": null,
                     *               "usage_kind": "oral",
                     *               "recipe_only": false,
                     *               "availability": "in_stock",
                     *               "restock_on": null
                     *             },
                     *             "variant_title": "60 capsules",
                     *             "units_per_pack": 60,
                     *             "pack_unit": "capsule",
                     *             "price": 2450,
                     *             "price_now": 2450,
                     *             "dosage_mode": "label",
                     *             "amount_min": 1,
                     *             "amount_max": 2,
                     *             "unit": "capsule",
                     *             "frequency_count": 1,
                     *             "frequency_period": "day",
                     *             "weekdays": null,
                     *             "as_needed": false,
                     *             "time_of_day": [
                     *               "morning"
                     *             ],
                     *             "meal": "with",
                     *             "take_with_text": null,
                     *             "area": [],
                     *             "step": null,
                     *             "duration_days": 60,
                     *             "start_offset_days": 0,
                     *             "instructions": "",
                     *             "rationale": "Supports sleep.",
                     *             "quantity": 2,
                     *             "refills_allowed": 3,
                     *             "min_days_between": 48,
                     *             "optional": false,
                     *             "substitutes": [],
                     *             "state": "active",
                     *             "times_ordered": 1,
                     *             "orders_left": 3,
                     *             "next_order_on": null,
                     *             "days_supply": 40,
                     *             "days_left": null,
                     *             "last_ordered_at": null,
                     *             "last_shipped_at": null
                     *           }
                     *         ],
                     *         "warnings": [
                     *           {
                     *             "code": "ALLERGY",
                     *             "level": "block",
                     *             "line": 1,
                     *             "message": "Two lines hold zinc.",
                     *             "detail": {
                     *               "ingredient": "Zinc"
                     *             }
                     *           }
                     *         ],
                     *         "warnings_overridden": [],
                     *         "ingredient_totals": [
                     *           {
                     *             "code": "zinc",
                     *             "name": "Zinc",
                     *             "unit": "mg",
                     *             "per_day": 30,
                     *             "percent_ref": 300,
                     *             "limit": null,
                     *             "lines": [
                     *               0
                     *             ],
                     *             "from_other_recipes": false,
                     *             "incomplete": false
                     *           }
                     *         ],
                     *         "totals": {
                     *           "subtotal": 4900,
                     *           "optional": 0,
                     *           "discount": 490,
                     *           "discount_bp": 1000,
                     *           "total": 4410,
                     *           "currency": "USD"
                     *         },
                     *         "actions": [
                     *           "issue"
                     *         ],
                     *         "events": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "event": "issued",
                     *             "version": 1,
                     *             "actor_role": "doctor",
                     *             "actor_name": "Yamada Hanako",
                     *             "reason": null,
                     *             "at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "notices": [],
                     *         "revision": 1,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorResumeRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "R-2026-000123",
                     *         "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "version": 1,
                     *         "label": "Skin – first 3 months",
                     *         "title": "",
                     *         "status": "draft",
                     *         "patient": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "P-000123",
                     *           "last_name": "Brown",
                     *           "first_name": "Ana",
                     *           "status": "active",
                     *           "allergies": [],
                     *           "pregnancy": "unknown"
                     *         },
                     *         "catalog_id": null,
                     *         "source_recipe_id": null,
                     *         "source_template_id": null,
                     *         "message": "Start with half the dose.",
                     *         "internal_note": "",
                     *         "starts_on": "2026-11-20",
                     *         "expires_on": "2026-11-20",
                     *         "valid_days": 180,
                     *         "issued_at": "2026-11-20T09:30:00.000Z",
                     *         "viewed_at": null,
                     *         "first_ordered_at": null,
                     *         "last_ordered_at": null,
                     *         "ended_at": null,
                     *         "end_reason_code": null,
                     *         "end_reason_text": null,
                     *         "held_by": null,
                     *         "hold_reason": null,
                     *         "superseded_by": null,
                     *         "supersedes": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "version": 1
                     *         },
                     *         "disclosure": "Your clinic earns a commission on this order.",
                     *         "reminded_at": null,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "position": 1,
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product": {
                     *               "shopify_product_id": "9000123",
                     *               "title": "Magnesium Glycinate",
                     *               "brand": "Northfield",
                     *               "category": "minerals",
                     *               "form": "capsule",
                     *               "image": null,
                     *               "usage_kind": "oral",
                     *               "recipe_only": false,
                     *               "availability": "in_stock",
                     *               "restock_on": null
                     *             },
                     *             "variant_title": "60 capsules",
                     *             "units_per_pack": 60,
                     *             "pack_unit": "capsule",
                     *             "price": 2450,
                     *             "price_now": 2450,
                     *             "dosage_mode": "label",
                     *             "amount_min": 1,
                     *             "amount_max": 2,
                     *             "unit": "capsule",
                     *             "frequency_count": 1,
                     *             "frequency_period": "day",
                     *             "weekdays": null,
                     *             "as_needed": false,
                     *             "time_of_day": [
                     *               "morning"
                     *             ],
                     *             "meal": "with",
                     *             "take_with_text": null,
                     *             "area": [],
                     *             "step": null,
                     *             "duration_days": 60,
                     *             "start_offset_days": 0,
                     *             "instructions": "",
                     *             "rationale": "Supports sleep.",
                     *             "quantity": 2,
                     *             "refills_allowed": 3,
                     *             "min_days_between": 48,
                     *             "optional": false,
                     *             "substitutes": [],
                     *             "state": "active",
                     *             "times_ordered": 1,
                     *             "orders_left": 3,
                     *             "next_order_on": null,
                     *             "days_supply": 40,
                     *             "days_left": null,
                     *             "last_ordered_at": null,
                     *             "last_shipped_at": null
                     *           }
                     *         ],
                     *         "warnings": [
                     *           {
                     *             "code": "ALLERGY",
                     *             "level": "block",
                     *             "line": 1,
                     *             "message": "Two lines hold zinc.",
                     *             "detail": {
                     *               "ingredient": "Zinc"
                     *             }
                     *           }
                     *         ],
                     *         "warnings_overridden": [],
                     *         "ingredient_totals": [
                     *           {
                     *             "code": "zinc",
                     *             "name": "Zinc",
                     *             "unit": "mg",
                     *             "per_day": 30,
                     *             "percent_ref": 300,
                     *             "limit": null,
                     *             "lines": [
                     *               0
                     *             ],
                     *             "from_other_recipes": false,
                     *             "incomplete": false
                     *           }
                     *         ],
                     *         "totals": {
                     *           "subtotal": 4900,
                     *           "optional": 0,
                     *           "discount": 490,
                     *           "discount_bp": 1000,
                     *           "total": 4410,
                     *           "currency": "USD"
                     *         },
                     *         "actions": [
                     *           "issue"
                     *         ],
                     *         "events": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "event": "issued",
                     *             "version": 1,
                     *             "actor_role": "doctor",
                     *             "actor_name": "Yamada Hanako",
                     *             "reason": null,
                     *             "at": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "notices": [],
                     *         "revision": 1,
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "updated_at": "2026-11-20T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    doctorListRecipeVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "version": 1,
                     *           "label": "Skin – first 3 months",
                     *           "title": "",
                     *           "status": "draft",
                     *           "patient": {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "P-000123",
                     *             "last_name": "Brown",
                     *             "first_name": "Ana",
                     *             "status": "active",
                     *             "allergies": [],
                     *             "pregnancy": "unknown"
                     *           },
                     *           "lines_count": 3,
                     *           "ordered_count": 2,
                     *           "needed_count": 3,
                     *           "issued_at": "2026-11-20T09:30:00.000Z",
                     *           "starts_on": "2026-11-20",
                     *           "expires_on": "2026-11-20",
                     *           "viewed_at": null,
                     *           "first_ordered_at": null,
                     *           "last_ordered_at": null,
                     *           "renewal": "overdue",
                     *           "catalog_id": null,
                     *           "updated_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["RecipeSummary"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authDoctorRegister: {
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
                 *       "email": "name@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If the address is known, a mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
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
    authDoctorVerifyRegistration: {
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
                 *       "token": "3yQ0m7y2m0Jx6l5cX1b9k4T8w2v5z7a1s3d6f9g0h2j"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The link works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "email": "name@example.org"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["KnownEmail"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorListStatements: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    status?: ("open" | "closed" | "approved" | "paying" | "paid" | "failed" | "carried_over" | "void")[];
                    year?: number;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "period" | "net",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My statements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "ST-2026-10-000045",
                     *           "period": "2026-10",
                     *           "period_start": "2026-10-01",
                     *           "period_end": "2026-10-31",
                     *           "status": "open",
                     *           "currency": "USD",
                     *           "order_count": 12,
                     *           "gross_base": 62500,
                     *           "commission": 12500,
                     *           "adjustments": 0,
                     *           "carried_in": 0,
                     *           "carried_out": 0,
                     *           "withholding": 0,
                     *           "net": 12500,
                     *           "carry_reason": null,
                     *           "pay_on": "2026-11-20",
                     *           "paid_at": "2026-11-20T09:30:00.000Z",
                     *           "payment_ref": "TRF-2026-11-20-7"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorStatement"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorGetStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A statement with its lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "ST-2026-10-000045",
                     *         "period": "2026-10",
                     *         "period_start": "2026-10-01",
                     *         "period_end": "2026-10-31",
                     *         "status": "open",
                     *         "currency": "USD",
                     *         "order_count": 12,
                     *         "gross_base": 62500,
                     *         "commission": 12500,
                     *         "adjustments": 0,
                     *         "carried_in": 0,
                     *         "carried_out": 0,
                     *         "withholding": 0,
                     *         "net": 12500,
                     *         "carry_reason": null,
                     *         "pay_on": "2026-11-20",
                     *         "paid_at": "2026-11-20T09:30:00.000Z",
                     *         "payment_ref": "TRF-2026-11-20-7",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "type": "commission",
                     *             "at": "2026-11-20T09:30:00.000Z",
                     *             "order_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "order_number": "O-2026-000123",
                     *             "order_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "patient_number": "P-000123",
                     *             "product": "Magnesium glycinate",
                     *             "source": "recipe",
                     *             "quantity": 2,
                     *             "base": 5000,
                     *             "rate_bp": 2000,
                     *             "amount": 1000,
                     *             "eligible_at": "2026-11-20T09:30:00.000Z",
                     *             "rule": "delivered",
                     *             "rule_text": "Delivered 12 Oct 2026 + 14 days",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "bank": {
                     *           "holder": "Yamada Hanako",
                     *           "bank": "First Bank",
                     *           "branch": "Main branch",
                     *           "kind": "current",
                     *           "number": "•••• 4821"
                     *         },
                     *         "by_product": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ],
                     *         "by_source": [
                     *           {
                     *             "name": "Magnesium glycinate",
                     *             "base": 5000,
                     *             "amount": 1000
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorStatementDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorGetStatementPdf: {
        parameters: {
            query?: {
                locale?: "en" | "ja";
            };
            header?: never;
            path: {
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    doctorTop: {
        parameters: {
            query?: {
                /** @description Days up to now in the business time zone. */
                period?: "today" | "7" | "14" | "30" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status of the application and, once approved, the practice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "application": {
                     *           "status": "applied",
                     *           "applied_at": "2026-11-20T09:30:00.000Z",
                     *           "approved_at": "2026-11-20T09:30:00.000Z",
                     *           "suspended_at": null,
                     *           "reason_code": null,
                     *           "reason": null
                     *         },
                     *         "practice": {
                     *           "period": "today",
                     *           "currency": "USD",
                     *           "rate_bp": 2000,
                     *           "stats": {
                     *             "revenue": {
                     *               "value": 125000,
                     *               "previous": 100000
                     *             },
                     *             "commission": {
                     *               "value": 125000,
                     *               "previous": 100000
                     *             },
                     *             "recipes_issued": {
                     *               "value": 125000,
                     *               "previous": 100000
                     *             },
                     *             "orders": {
                     *               "value": 125000,
                     *               "previous": 100000
                     *             },
                     *             "patients_active": 40,
                     *             "patients_total": 46,
                     *             "patients_pending": 4,
                     *             "never_ordered": 2
                     *           },
                     *           "needs_you": [
                     *             {
                     *               "kind": "request",
                     *               "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "patient": {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "last_name": "Brown",
                     *                 "first_name": "Ana"
                     *               },
                     *               "label": "R-2026-000123",
                     *               "at": "2026-11-20T09:30:00.000Z",
                     *               "count": 1
                     *             }
                     *           ],
                     *           "needs_you_total": 1,
                     *           "recent_orders": [
                     *             {
                     *               "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "number": "O-2026-000123",
                     *               "placed_at": "2026-11-20T09:30:00.000Z",
                     *               "patient": {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "last_name": "Brown",
                     *                 "first_name": "Ana"
                     *               },
                     *               "total": 5400,
                     *               "currency": "USD",
                     *               "commission": 1000,
                     *               "order_state": "open",
                     *               "payment_state": "paid",
                     *               "fulfilment_state": "shipped"
                     *             }
                     *           ],
                     *           "renewals": [
                     *             {
                     *               "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "recipe_number": "R-2026-000123",
                     *               "label": "First 3 months",
                     *               "patient": {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "last_name": "Brown",
                     *                 "first_name": "Ana"
                     *               },
                     *               "runs_out_on": "2026-11-20",
                     *               "days_left": 3,
                     *               "renewal": "overdue"
                     *             }
                     *           ],
                     *           "checklist": {
                     *             "profile": true,
                     *             "catalogs": true,
                     *             "patient": true,
                     *             "recipe": false
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DoctorTop"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publicVerifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "email": "name@example.org"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["KnownEmail"];
                    };
                };
            };
            /** @description To the role's home with a notice. */
            302: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patientListAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All addresses; there are never more than 20. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "label": "Home",
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null,
                     *           "is_default": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Address"][];
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
    patientAddAddress: {
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
                 *       "label": "Home",
                 *       "name": "Ana Brown",
                 *       "phone": "+1 212 555 0100",
                 *       "country": "US",
                 *       "postal_code": "10001",
                 *       "region": "NY",
                 *       "city": "New York",
                 *       "line1": "1 Main Street",
                 *       "line2": null,
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The new address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "label": "Home",
                     *         "name": "Ana Brown",
                     *         "phone": "+1 212 555 0100",
                     *         "country": "US",
                     *         "postal_code": "10001",
                     *         "region": "NY",
                     *         "city": "New York",
                     *         "line1": "1 Main Street",
                     *         "line2": null,
                     *         "is_default": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Address"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
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
    patientDeleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                addressId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    patientUpdateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                addressId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "text",
                 *       "name": "text",
                 *       "phone": "+1 212 555 0100",
                 *       "country": "US",
                 *       "postal_code": "10001",
                 *       "region": "text",
                 *       "city": "text",
                 *       "line1": "text",
                 *       "line2": "text",
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["AddressPatch"];
            };
        };
        responses: {
            /** @description The changed address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "label": "Home",
                     *         "name": "Ana Brown",
                     *         "phone": "+1 212 555 0100",
                     *         "country": "US",
                     *         "postal_code": "10001",
                     *         "region": "NY",
                     *         "city": "New York",
                     *         "line1": "1 Main Street",
                     *         "line2": null,
                     *         "is_default": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Address"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    patientGetCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart; an empty one when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "revision": 4,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "form": "capsule",
                     *             "image": null,
                     *             "variant_title": "60 capsules",
                     *             "quantity": 2,
                     *             "max_quantity": 3,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "line_total": 4900,
                     *             "availability": "in_stock",
                     *             "available": null,
                     *             "restock_on": null,
                     *             "backorder_choice": null,
                     *             "saved_for_later": false,
                     *             "recipe": {
                     *               "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "number": "R-2026-000123",
                     *               "label": "Skin, first 3 months",
                     *               "doctor_name": "Yamada Hanako"
                     *             },
                     *             "dosage": {
                     *               "dosage_mode": "structured",
                     *               "amount_min": 1,
                     *               "amount_max": 2,
                     *               "unit": "capsule",
                     *               "frequency_count": 1,
                     *               "frequency_period": "day",
                     *               "weekdays": null,
                     *               "as_needed": false,
                     *               "time_of_day": [
                     *                 "morning"
                     *               ],
                     *               "meal": "with",
                     *               "take_with_text": null,
                     *               "area": [],
                     *               "step": null,
                     *               "duration_days": 60,
                     *               "start_offset_days": 0,
                     *               "instructions": ""
                     *             },
                     *             "problems": [],
                     *             "substitutes": []
                     *           }
                     *         ],
                     *         "count": 2,
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discounts": [],
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "taxes": [],
                     *         "total": 5775,
                     *         "free_shipping": {
                     *           "from": 5000,
                     *           "missing": 100
                     *         },
                     *         "address_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "method": "standard",
                     *         "payment_method": "invoice",
                     *         "methods": [
                     *           {
                     *             "method": "standard",
                     *             "price": 875,
                     *             "ships_on": "2026-11-20"
                     *           }
                     *         ],
                     *         "payment_methods": [
                     *           "invoice",
                     *           "bank_transfer"
                     *         ],
                     *         "min_order": null,
                     *         "disclosure": "text",
                     *         "shared_ingredients": [],
                     *         "can_check_out": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Cart"];
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
    patientUpdateCart: {
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
                 *       "address_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "method": "standard",
                 *       "payment_method": "invoice",
                 *       "accept_prices": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The patient has seen the new prices.
                     * @constant
                     */
                    accept_prices?: true;
                    /** Format: uuid */
                    address_id?: string | null;
                    /** @enum {string} */
                    method?: "standard" | "priority";
                    /** @enum {string} */
                    payment_method?: "invoice" | "bank_transfer";
                };
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "revision": 4,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "form": "capsule",
                     *             "image": null,
                     *             "variant_title": "60 capsules",
                     *             "quantity": 2,
                     *             "max_quantity": 3,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "line_total": 4900,
                     *             "availability": "in_stock",
                     *             "available": null,
                     *             "restock_on": null,
                     *             "backorder_choice": null,
                     *             "saved_for_later": false,
                     *             "recipe": {
                     *               "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "number": "R-2026-000123",
                     *               "label": "Skin, first 3 months",
                     *               "doctor_name": "Yamada Hanako"
                     *             },
                     *             "dosage": {
                     *               "dosage_mode": "structured",
                     *               "amount_min": 1,
                     *               "amount_max": 2,
                     *               "unit": "capsule",
                     *               "frequency_count": 1,
                     *               "frequency_period": "day",
                     *               "weekdays": null,
                     *               "as_needed": false,
                     *               "time_of_day": [
                     *                 "morning"
                     *               ],
                     *               "meal": "with",
                     *               "take_with_text": null,
                     *               "area": [],
                     *               "step": null,
                     *               "duration_days": 60,
                     *               "start_offset_days": 0,
                     *               "instructions": ""
                     *             },
                     *             "problems": [],
                     *             "substitutes": []
                     *           }
                     *         ],
                     *         "count": 2,
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discounts": [],
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "taxes": [],
                     *         "total": 5775,
                     *         "free_shipping": {
                     *           "from": 5000,
                     *           "missing": 100
                     *         },
                     *         "address_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "method": "standard",
                     *         "payment_method": "invoice",
                     *         "methods": [
                     *           {
                     *             "method": "standard",
                     *             "price": 875,
                     *             "ships_on": "2026-11-20"
                     *           }
                     *         ],
                     *         "payment_methods": [
                     *           "invoice",
                     *           "bank_transfer"
                     *         ],
                     *         "min_order": null,
                     *         "disclosure": "text",
                     *         "shared_ingredients": [],
                     *         "can_check_out": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    patientCheckOut: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expected_total": 5775,
                 *       "revision": 4
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: money
                     * @example 5775
                     */
                    expected_total: number;
                    /**
                     * @description The cart the patient looked at.
                     * @example 4
                     */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "status": "payment_needed",
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "method": "standard",
                     *         "payment_method": "invoice",
                     *         "payment_details": "",
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "can_cancel": true,
                     *         "cancelled_at": null,
                     *         "cancel_reason": null,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "form": "capsule",
                     *             "image": null,
                     *             "variant_title": "60 capsules",
                     *             "quantity": 2,
                     *             "quantity_shipped": 0,
                     *             "quantity_cancelled": 0,
                     *             "quantity_returned": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "status": "waiting",
                     *             "restock_on": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "recipe_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                     *           }
                     *         ],
                     *         "shipments": [],
                     *         "payments": [],
                     *         "refunds": [],
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientOrder"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
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
    patientAddCartLine: {
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
                 *       "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "quantity": 1,
                 *       "recipe_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                 *     }
                 */
                "application/json": {
                    /**
                     * @default 1
                     * @example 1
                     */
                    quantity?: number;
                    /**
                     * Format: uuid
                     * @description The line of the recipe it is bought for.
                     */
                    recipe_line_id?: string | null;
                    /** Format: uuid */
                    variant_id: string;
                };
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "revision": 4,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "form": "capsule",
                     *             "image": null,
                     *             "variant_title": "60 capsules",
                     *             "quantity": 2,
                     *             "max_quantity": 3,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "line_total": 4900,
                     *             "availability": "in_stock",
                     *             "available": null,
                     *             "restock_on": null,
                     *             "backorder_choice": null,
                     *             "saved_for_later": false,
                     *             "recipe": {
                     *               "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "number": "R-2026-000123",
                     *               "label": "Skin, first 3 months",
                     *               "doctor_name": "Yamada Hanako"
                     *             },
                     *             "dosage": {
                     *               "dosage_mode": "structured",
                     *               "amount_min": 1,
                     *               "amount_max": 2,
                     *               "unit": "capsule",
                     *               "frequency_count": 1,
                     *               "frequency_period": "day",
                     *               "weekdays": null,
                     *               "as_needed": false,
                     *               "time_of_day": [
                     *                 "morning"
                     *               ],
                     *               "meal": "with",
                     *               "take_with_text": null,
                     *               "area": [],
                     *               "step": null,
                     *               "duration_days": 60,
                     *               "start_offset_days": 0,
                     *               "instructions": ""
                     *             },
                     *             "problems": [],
                     *             "substitutes": []
                     *           }
                     *         ],
                     *         "count": 2,
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discounts": [],
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "taxes": [],
                     *         "total": 5775,
                     *         "free_shipping": {
                     *           "from": 5000,
                     *           "missing": 100
                     *         },
                     *         "address_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "method": "standard",
                     *         "payment_method": "invoice",
                     *         "methods": [
                     *           {
                     *             "method": "standard",
                     *             "price": 875,
                     *             "ships_on": "2026-11-20"
                     *           }
                     *         ],
                     *         "payment_methods": [
                     *           "invoice",
                     *           "bank_transfer"
                     *         ],
                     *         "min_order": null,
                     *         "disclosure": "text",
                     *         "shared_ingredients": [],
                     *         "can_check_out": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    patientRemoveCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lineId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "revision": 4,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "form": "capsule",
                     *             "image": null,
                     *             "variant_title": "60 capsules",
                     *             "quantity": 2,
                     *             "max_quantity": 3,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "line_total": 4900,
                     *             "availability": "in_stock",
                     *             "available": null,
                     *             "restock_on": null,
                     *             "backorder_choice": null,
                     *             "saved_for_later": false,
                     *             "recipe": {
                     *               "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "number": "R-2026-000123",
                     *               "label": "Skin, first 3 months",
                     *               "doctor_name": "Yamada Hanako"
                     *             },
                     *             "dosage": {
                     *               "dosage_mode": "structured",
                     *               "amount_min": 1,
                     *               "amount_max": 2,
                     *               "unit": "capsule",
                     *               "frequency_count": 1,
                     *               "frequency_period": "day",
                     *               "weekdays": null,
                     *               "as_needed": false,
                     *               "time_of_day": [
                     *                 "morning"
                     *               ],
                     *               "meal": "with",
                     *               "take_with_text": null,
                     *               "area": [],
                     *               "step": null,
                     *               "duration_days": 60,
                     *               "start_offset_days": 0,
                     *               "instructions": ""
                     *             },
                     *             "problems": [],
                     *             "substitutes": []
                     *           }
                     *         ],
                     *         "count": 2,
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discounts": [],
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "taxes": [],
                     *         "total": 5775,
                     *         "free_shipping": {
                     *           "from": 5000,
                     *           "missing": 100
                     *         },
                     *         "address_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "method": "standard",
                     *         "payment_method": "invoice",
                     *         "methods": [
                     *           {
                     *             "method": "standard",
                     *             "price": 875,
                     *             "ships_on": "2026-11-20"
                     *           }
                     *         ],
                     *         "payment_methods": [
                     *           "invoice",
                     *           "bank_transfer"
                     *         ],
                     *         "min_order": null,
                     *         "disclosure": "text",
                     *         "shared_ingredients": [],
                     *         "can_check_out": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    patientUpdateCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lineId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 2,
                 *       "saved_for_later": false,
                 *       "backorder_choice": null,
                 *       "substitute_variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Wait for a product that comes back into stock.
                     * @example null
                     * @enum {string|null}
                     */
                    backorder_choice?: "wait" | null;
                    /** @example 2 */
                    quantity?: number;
                    /** @example false */
                    saved_for_later?: boolean;
                    /**
                     * Format: uuid
                     * @description Take one of the substitutes the doctor accepts.
                     */
                    substitute_variant_id?: string;
                };
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "revision": 4,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "form": "capsule",
                     *             "image": null,
                     *             "variant_title": "60 capsules",
                     *             "quantity": 2,
                     *             "max_quantity": 3,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "line_total": 4900,
                     *             "availability": "in_stock",
                     *             "available": null,
                     *             "restock_on": null,
                     *             "backorder_choice": null,
                     *             "saved_for_later": false,
                     *             "recipe": {
                     *               "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "number": "R-2026-000123",
                     *               "label": "Skin, first 3 months",
                     *               "doctor_name": "Yamada Hanako"
                     *             },
                     *             "dosage": {
                     *               "dosage_mode": "structured",
                     *               "amount_min": 1,
                     *               "amount_max": 2,
                     *               "unit": "capsule",
                     *               "frequency_count": 1,
                     *               "frequency_period": "day",
                     *               "weekdays": null,
                     *               "as_needed": false,
                     *               "time_of_day": [
                     *                 "morning"
                     *               ],
                     *               "meal": "with",
                     *               "take_with_text": null,
                     *               "area": [],
                     *               "step": null,
                     *               "duration_days": 60,
                     *               "start_offset_days": 0,
                     *               "instructions": ""
                     *             },
                     *             "problems": [],
                     *             "substitutes": []
                     *           }
                     *         ],
                     *         "count": 2,
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discounts": [],
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "taxes": [],
                     *         "total": 5775,
                     *         "free_shipping": {
                     *           "from": 5000,
                     *           "missing": 100
                     *         },
                     *         "address_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "method": "standard",
                     *         "payment_method": "invoice",
                     *         "methods": [
                     *           {
                     *             "method": "standard",
                     *             "price": 875,
                     *             "ships_on": "2026-11-20"
                     *           }
                     *         ],
                     *         "payment_methods": [
                     *           "invoice",
                     *           "bank_transfer"
                     *         ],
                     *         "min_order": null,
                     *         "disclosure": "text",
                     *         "shared_ingredients": [],
                     *         "can_check_out": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    patientAddRecipeToCart: {
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
                 *       "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    recipe_id: string;
                };
            };
        };
        responses: {
            /** @description The changed cart; lines that cannot be ordered now are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "revision": 4,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "form": "capsule",
                     *             "image": null,
                     *             "variant_title": "60 capsules",
                     *             "quantity": 2,
                     *             "max_quantity": 3,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "line_total": 4900,
                     *             "availability": "in_stock",
                     *             "available": null,
                     *             "restock_on": null,
                     *             "backorder_choice": null,
                     *             "saved_for_later": false,
                     *             "recipe": {
                     *               "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *               "number": "R-2026-000123",
                     *               "label": "Skin, first 3 months",
                     *               "doctor_name": "Yamada Hanako"
                     *             },
                     *             "dosage": {
                     *               "dosage_mode": "structured",
                     *               "amount_min": 1,
                     *               "amount_max": 2,
                     *               "unit": "capsule",
                     *               "frequency_count": 1,
                     *               "frequency_period": "day",
                     *               "weekdays": null,
                     *               "as_needed": false,
                     *               "time_of_day": [
                     *                 "morning"
                     *               ],
                     *               "meal": "with",
                     *               "take_with_text": null,
                     *               "area": [],
                     *               "step": null,
                     *               "duration_days": 60,
                     *               "start_offset_days": 0,
                     *               "instructions": ""
                     *             },
                     *             "problems": [],
                     *             "substitutes": []
                     *           }
                     *         ],
                     *         "count": 2,
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discounts": [],
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "taxes": [],
                     *         "total": 5775,
                     *         "free_shipping": {
                     *           "from": 5000,
                     *           "missing": 100
                     *         },
                     *         "address_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "method": "standard",
                     *         "payment_method": "invoice",
                     *         "methods": [
                     *           {
                     *             "method": "standard",
                     *             "price": 875,
                     *             "ships_on": "2026-11-20"
                     *           }
                     *         ],
                     *         "payment_methods": [
                     *           "invoice",
                     *           "bank_transfer"
                     *         ],
                     *         "min_order": null,
                     *         "disclosure": "text",
                     *         "shared_ingredients": [],
                     *         "can_check_out": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    patientListCatalogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Access and catalogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "access": "open",
                     *         "catalogs": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "kind": "doctor",
                     *             "name": "Skin essentials",
                     *             "description": "What I recommend most.",
                     *             "cover": null,
                     *             "products_count": 12,
                     *             "pictures": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            access: "open" | "closed" | "recipes_only";
                            catalogs: components["schemas"]["PatientCatalog"][];
                        };
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
    patientGetCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                catalogId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalog; its products are listed by `GET /api/patient/products` with `catalog_id`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "kind": "doctor",
                     *         "name": "Skin essentials",
                     *         "description": "What I recommend most.",
                     *         "cover": null,
                     *         "products_count": 12,
                     *         "pictures": [],
                     *         "categories": [
                     *           "minerals"
                     *         ],
                     *         "brands": [
                     *           "Northfield"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientCatalog"] & {
                            /**
                             * @example [
                             *       "Northfield"
                             *     ]
                             */
                            brands: string[];
                            /**
                             * @example [
                             *       "minerals"
                             *     ]
                             */
                            categories: string[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authPatientGetInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "email": "a•••@example.org",
                     *         "doctor_name": "Yamada Hanako",
                     *         "clinic_name": "Midori Clinic",
                     *         "expires_at": "2026-11-20T09:30:00.000Z",
                     *         "birth_date_required": false,
                     *         "disclosure_text": "Your clinic earns a commission on what you order here.",
                     *         "disclosure_version": "2026-11-01",
                     *         "message": "text",
                     *         "name": "Brown Ana"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientInvite"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authPatientAcceptInvite: {
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
                 *       "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "password": "text",
                 *       "password_confirmation": "text",
                 *       "terms_version": "2026-11-01",
                 *       "privacy_version": "2026-11-01",
                 *       "health_data_accepted": true,
                 *       "disclosure_version": "2026-11-01"
                 *     }
                 */
                "application/json": components["schemas"]["PatientInviteLogin"];
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
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authPatientAskRenewal: {
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
                 *       "token": "3yQ0m7y2m0Jx6l5cX1b9k4T8w2v5z7a1s3d6f9g0h2j"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If the address is known, a mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
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
    authPatientOpenInvite: {
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
                 *       "token": "text",
                 *       "birth_date": "2026-11-20"
                 *     }
                 */
                "application/json": components["schemas"]["PatientInviteToken"];
            };
        };
        responses: {
            /** @description The invitation works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "patient_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "email": "a•••@example.org",
                     *         "doctor_name": "Yamada Hanako",
                     *         "clinic_name": "Midori Clinic",
                     *         "expires_at": "2026-11-20T09:30:00.000Z",
                     *         "birth_date_required": false,
                     *         "disclosure_text": "Your clinic earns a commission on what you order here.",
                     *         "disclosure_version": "2026-11-01",
                     *         "message": "text",
                     *         "name": "Brown Ana"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientInvite"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authPatientRequestLink: {
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
                 *       "clinic_code": "MIDORI01",
                 *       "email": "name@example.org",
                 *       "last_name": "Brown",
                 *       "first_name": "Ana",
                 *       "birth_date": "1990-04-01",
                 *       "message": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PatientLinkRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If the address is known, a mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
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
    patientListOrders: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    /** @description Order number or product. */
                    q?: string;
                    status?: ("payment_needed" | "preparing" | "partly_shipped" | "shipped" | "delivered" | "cancelled" | "refunded")[];
                    /** @example 2026 */
                    year?: number;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                /** @description Field and direction. */
                sort?: [
                    "placed_at" | "total",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "O-2026-000123",
                     *           "placed_at": "2026-11-20T09:30:00.000Z",
                     *           "status": "payment_needed",
                     *           "total": 5775,
                     *           "currency": "USD",
                     *           "item_count": 2,
                     *           "items": [
                     *             {
                     *               "title": "Magnesium Glycinate",
                     *               "brand": "Northfield",
                     *               "form": "capsule",
                     *               "image": null
                     *             }
                     *           ],
                     *           "payment_method": "invoice",
                     *           "tracking_url": null,
                     *           "cancel_until": "2026-11-20T09:30:00.000Z",
                     *           "can_cancel": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientOrderSummary"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patientGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "status": "payment_needed",
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "method": "standard",
                     *         "payment_method": "invoice",
                     *         "payment_details": "",
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "can_cancel": true,
                     *         "cancelled_at": null,
                     *         "cancel_reason": null,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "form": "capsule",
                     *             "image": null,
                     *             "variant_title": "60 capsules",
                     *             "quantity": 2,
                     *             "quantity_shipped": 0,
                     *             "quantity_cancelled": 0,
                     *             "quantity_returned": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "status": "waiting",
                     *             "restock_on": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "recipe_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                     *           }
                     *         ],
                     *         "shipments": [],
                     *         "payments": [],
                     *         "refunds": [],
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientOrder"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patientCancelOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Ordered twice"
                 *     }
                 */
                "application/json": {
                    /** @example Ordered twice */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The cancelled order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "O-2026-000123",
                     *         "placed_at": "2026-11-20T09:30:00.000Z",
                     *         "status": "payment_needed",
                     *         "order_state": "open",
                     *         "payment_state": "pending",
                     *         "fulfilment_state": "unfulfilled",
                     *         "currency": "USD",
                     *         "subtotal": 4900,
                     *         "discount": 0,
                     *         "shipping": 875,
                     *         "tax": 0,
                     *         "total": 5775,
                     *         "refunded": 0,
                     *         "address": {
                     *           "name": "Ana Brown",
                     *           "phone": "+1 212 555 0100",
                     *           "country": "US",
                     *           "postal_code": "10001",
                     *           "region": "NY",
                     *           "city": "New York",
                     *           "line1": "1 Main Street",
                     *           "line2": null
                     *         },
                     *         "method": "standard",
                     *         "payment_method": "invoice",
                     *         "payment_details": "",
                     *         "cancel_until": "2026-11-20T09:30:00.000Z",
                     *         "can_cancel": true,
                     *         "cancelled_at": null,
                     *         "cancel_reason": null,
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "title": "Magnesium Glycinate",
                     *             "brand": "Northfield",
                     *             "form": "capsule",
                     *             "image": null,
                     *             "variant_title": "60 capsules",
                     *             "quantity": 2,
                     *             "quantity_shipped": 0,
                     *             "quantity_cancelled": 0,
                     *             "quantity_returned": 0,
                     *             "unit_price": 2450,
                     *             "discount": 0,
                     *             "tax": 0,
                     *             "line_total": 4900,
                     *             "status": "waiting",
                     *             "restock_on": null,
                     *             "recipe_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "recipe_line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b"
                     *           }
                     *         ],
                     *         "shipments": [],
                     *         "payments": [],
                     *         "refunds": [],
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientOrder"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    patientGetReceipt: {
        parameters: {
            query?: {
                /** @description Language of the document. */
                locale?: "en" | "ja";
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authPatientCheckReset: {
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
                 *       "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "token": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetCheck"];
            };
        };
        responses: {
            /** @description The link works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "email": "h•••@example.org"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["MaskedEmail"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authPatientResetPassword: {
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
                 *       "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                 *       "token": "text",
                 *       "password": "text",
                 *       "password_confirmation": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If the address is known, a mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["CsrfMismatch"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authPatientRequestReset: {
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
                 *       "email": "name@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If the address is known, a mail is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
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
    patientListProducts: {
        parameters: {
            query?: {
                filter?: {
                    brand?: string[];
                    /** Format: uuid */
                    catalog_id?: string;
                    category?: string[];
                    id?: string[];
                    in_stock?: boolean;
                    /** @description Title, brand or ingredient; every word must match. */
                    q?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                /** @description Field and direction; `position` is the catalog's own order. */
                sort?: [
                    "position" | "title" | "price",
                    "ASC" | "DESC"
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "shopify_product_id": "9000123",
                     *           "handle": "magnesium-glycinate",
                     *           "title": "Magnesium Glycinate",
                     *           "brand": "Northfield",
                     *           "category": "minerals",
                     *           "form": "capsule",
                     *           "image": null,
                     *           "usage_kind": "oral",
                     *           "recipe_only": false,
                     *           "availability": "in_stock",
                     *           "restock_on": null,
                     *           "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "variant_title": "60 capsules",
                     *           "variants_count": 1,
                     *           "price": 2450,
                     *           "compare_at_price": null,
                     *           "currency": "USD",
                     *           "units_per_pack": 60,
                     *           "unit": "capsule",
                     *           "note": null,
                     *           "times_recommended": 1,
                     *           "member_price": 2328,
                     *           "in_recipe": false,
                     *           "bought_before": false,
                     *           "needs_recipe": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientProductSummary"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patientGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "shopify_product_id": "9000123",
                     *         "handle": "magnesium-glycinate",
                     *         "title": "Magnesium Glycinate",
                     *         "brand": "Northfield",
                     *         "category": "minerals",
                     *         "form": "capsule",
                     *         "description_html": "<p>Well absorbed magnesium.</p>",
                     *         "images": [],
                     *         "usage_kind": "oral",
                     *         "recipe_only": false,
                     *         "heat_sensitive": false,
                     *         "availability": "in_stock",
                     *         "restock_on": null,
                     *         "currency": "USD",
                     *         "ingredients": [
                     *           {
                     *             "name": "Magnesium",
                     *             "code": "magnesium",
                     *             "amount": 120,
                     *             "unit": "mg",
                     *             "percent_ref": 32
                     *           }
                     *         ],
                     *         "label_directions": "Take one capsule with food.",
                     *         "warnings": "Keep out of the reach of children.",
                     *         "certifications": [
                     *           "GMP"
                     *         ],
                     *         "variants": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "shopify_variant_id": "8000123",
                     *             "sku": "NF-MG-60",
                     *             "title": "60 capsules",
                     *             "price": 2450,
                     *             "compare_at_price": null,
                     *             "units_per_pack": 60,
                     *             "unit": "capsule",
                     *             "servings_per_pack": 60,
                     *             "weight_g": 90,
                     *             "available": true,
                     *             "availability": "in_stock",
                     *             "quantity_available": 40,
                     *             "restock_on": null
                     *           }
                     *         ],
                     *         "removed_at": null,
                     *         "discount_bp": 500,
                     *         "bought_before": false,
                     *         "needs_recipe": false,
                     *         "can_buy": true,
                     *         "recipe": {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "line_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "label": "Skin, first 3 months",
                     *           "quantity": 1,
                     *           "dosage": {
                     *             "dosage_mode": "structured",
                     *             "amount_min": 1,
                     *             "amount_max": 2,
                     *             "unit": "capsule",
                     *             "frequency_count": 1,
                     *             "frequency_period": "day",
                     *             "weekdays": null,
                     *             "as_needed": false,
                     *             "time_of_day": [
                     *               "morning"
                     *             ],
                     *             "meal": "with",
                     *             "take_with_text": null,
                     *             "area": [],
                     *             "step": null,
                     *             "duration_days": 60,
                     *             "start_offset_days": 0,
                     *             "instructions": ""
                     *           },
                     *           "refusal": null,
                     *           "next_order_on": null
                     *         },
                     *         "methods": [
                     *           {
                     *             "method": "standard",
                     *             "price": 875,
                     *             "ships_on": "2026-11-20"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientProduct"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patientListRecipes: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    /** @description One course. */
                    label?: string;
                    /**
                     * @description Current ones are valid or paused.
                     * @enum {string}
                     */
                    tab?: "current" | "past";
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of recipes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "number": "R-2026-000123",
                     *           "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *           "version": 1,
                     *           "label": "Skin, first 3 months",
                     *           "title": "Calm skin",
                     *           "status": "issued",
                     *           "doctor_name": "Yamada Hanako",
                     *           "issued_at": "2026-11-20T09:30:00.000Z",
                     *           "starts_on": "2026-11-20",
                     *           "expires_on": "2026-11-20",
                     *           "ended_at": null,
                     *           "message_excerpt": "Take them with breakfast.",
                     *           "lines_count": 3,
                     *           "ordered_count": 2,
                     *           "days_left": 12,
                     *           "is_new": true,
                     *           "can_order": true,
                     *           "superseded_by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientRecipeSummary"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patientGetRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "number": "R-2026-000123",
                     *         "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *         "version": 1,
                     *         "label": "Skin, first 3 months",
                     *         "title": "Calm skin",
                     *         "status": "issued",
                     *         "doctor_name": "Yamada Hanako",
                     *         "issued_at": "2026-11-20T09:30:00.000Z",
                     *         "starts_on": "2026-11-20",
                     *         "expires_on": "2026-11-20",
                     *         "ended_at": null,
                     *         "message_excerpt": "Take them with breakfast.",
                     *         "lines_count": 3,
                     *         "ordered_count": 2,
                     *         "days_left": 12,
                     *         "is_new": true,
                     *         "can_order": true,
                     *         "superseded_by": null,
                     *         "message": "Take them with breakfast.",
                     *         "disclosure": "Your clinic earns a commission on this order.",
                     *         "hold_reason": null,
                     *         "end_reason_code": null,
                     *         "currency": "USD",
                     *         "lines": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "position": 1,
                     *             "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "product": {
                     *               "shopify_product_id": "9000123",
                     *               "title": "Magnesium Glycinate",
                     *               "brand": "Northfield",
                     *               "category": "minerals",
                     *               "form": "capsule",
                     *               "image": null,
                     *               "usage_kind": "oral",
                     *               "recipe_only": false,
                     *               "availability": "in_stock",
                     *               "restock_on": null
                     *             },
                     *             "variant_title": "60 capsules",
                     *             "units_per_pack": 60,
                     *             "pack_unit": "capsule",
                     *             "price": 2450,
                     *             "price_now": 2450,
                     *             "dosage_mode": "label",
                     *             "amount_min": 1,
                     *             "amount_max": 2,
                     *             "unit": "capsule",
                     *             "frequency_count": 1,
                     *             "frequency_period": "day",
                     *             "weekdays": null,
                     *             "as_needed": false,
                     *             "time_of_day": [
                     *               "morning"
                     *             ],
                     *             "meal": "with",
                     *             "take_with_text": null,
                     *             "area": [],
                     *             "step": null,
                     *             "duration_days": 60,
                     *             "start_offset_days": 0,
                     *             "instructions": "",
                     *             "rationale": "Supports sleep.",
                     *             "quantity": 2,
                     *             "refills_allowed": 3,
                     *             "min_days_between": 48,
                     *             "optional": false,
                     *             "substitutes": [],
                     *             "state": "active",
                     *             "times_ordered": 1,
                     *             "orders_left": 3,
                     *             "next_order_on": null,
                     *             "days_supply": 40,
                     *             "days_left": null,
                     *             "last_ordered_at": null,
                     *             "last_shipped_at": null,
                     *             "refusal": null,
                     *             "in_cart": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientRecipe"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patientGetRecipePdf: {
        parameters: {
            query?: {
                locale?: "en" | "ja";
            };
            header?: never;
            path: {
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patientGetTop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Doctor, tasks, recipes and deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "doctor": {
                     *           "name": "Yamada Hanako",
                     *           "clinic_name": "Midori Clinic",
                     *           "clinic_phone": "03-1234-5678",
                     *           "website": null
                     *         },
                     *         "tasks": [],
                     *         "recipes": [
                     *           {
                     *             "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "number": "R-2026-000123",
                     *             "series_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *             "version": 1,
                     *             "label": "Skin, first 3 months",
                     *             "title": "Calm skin",
                     *             "status": "issued",
                     *             "doctor_name": "Yamada Hanako",
                     *             "issued_at": "2026-11-20T09:30:00.000Z",
                     *             "starts_on": "2026-11-20",
                     *             "expires_on": "2026-11-20",
                     *             "ended_at": null,
                     *             "message_excerpt": "Take them with breakfast.",
                     *             "lines_count": 3,
                     *             "ordered_count": 2,
                     *             "days_left": 12,
                     *             "is_new": true,
                     *             "can_order": true,
                     *             "superseded_by": null,
                     *             "message": "Take them with breakfast.",
                     *             "disclosure": "Your clinic earns a commission on this order.",
                     *             "hold_reason": null,
                     *             "end_reason_code": null,
                     *             "currency": "USD",
                     *             "lines": [
                     *               {
                     *                 "id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "position": 1,
                     *                 "product_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "variant_id": "0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b",
                     *                 "product": {
                     *                   "shopify_product_id": "9000123",
                     *                   "title": "Magnesium Glycinate",
                     *                   "brand": "Northfield",
                     *                   "category": "minerals",
                     *                   "form": "capsule",
                     *                   "image": null,
                     *                   "usage_kind": "oral",
                     *                   "recipe_only": false,
                     *                   "availability": "in_stock",
                     *                   "restock_on": null
                     *                 },
                     *                 "variant_title": "60 capsules",
                     *                 "units_per_pack": 60,
                     *                 "pack_unit": "capsule",
                     *                 "price": 2450,
                     *                 "price_now": 2450,
                     *                 "dosage_mode": "label",
                     *                 "amount_min": 1,
                     *                 "amount_max": 2,
                     *                 "unit": "capsule",
                     *                 "frequency_count": 1,
                     *                 "frequency_period": "day",
                     *                 "weekdays": null,
                     *                 "as_needed": false,
                     *                 "time_of_day": [
                     *                   "morning"
                     *                 ],
                     *                 "meal": "with",
                     *                 "take_with_text": null,
                     *                 "area": [],
                     *                 "step": null,
                     *                 "duration_days": 60,
                     *                 "start_offset_days": 0,
                     *                 "instructions": "",
                     *                 "rationale": "Supports sleep.",
                     *                 "quantity": 2,
                     *                 "refills_allowed": 3,
                     *                 "min_days_between": 48,
                     *                 "optional": false,
                     *                 "substitutes": [],
                     *                 "state": "active",
                     *                 "times_ordered": 1,
                     *                 "orders_left": 3,
                     *                 "next_order_on": null,
                     *                 "days_supply": 40,
                     *                 "days_left": null,
                     *                 "last_ordered_at": null,
                     *                 "last_shipped_at": null,
                     *                 "refusal": null,
                     *                 "in_cart": 0
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "deliveries": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PatientTop"];
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
